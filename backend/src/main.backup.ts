/**
 * Writes a backup: `node backend/dist/main.backup.js [file]`, of BACKUP_DIR a new one without a name; encrypted under
 * BACKUP_KEY. The product goes on meanwhile.
 */
import 'reflect-metadata';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeBackup } from './backup/write-backup.js';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { backupMessages as say } from './platform/config/operator-messages.js';
import { OperatorError } from './platform/config/operator-error.js';
import { keptKey, openLinkKey } from './platform/links/link-key.js';
import { openFileStore } from './platform/storage/open-file-store.js';

await tellRefusals(async () => {
  const config = loadConfig();
  const { backupKey, backupDir } = config;
  const [word] = process.argv.slice(2);
  if (backupKey === undefined) throw new OperatorError(say.noKey);
  if (word === undefined && backupDir === undefined) throw new OperatorError(say.backupUsage);
  if (backupDir !== undefined) await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const target = word === undefined ? join(backupDir ?? '', nameOf(new Date())) : resolve(word);
  const places = {
    databaseUrl: requireSetting(config, 'databaseUrl'),
    files: await openFileStore(config),
    keyMark: openLinkKey(config).mark(),
    keptKey: keptKey(config),
  };
  const report = await writeBackup(places, target, backupKey);
  process.stdout.write(`${say.written(target, report)}\n`);
  if (report.missing > 0) process.stderr.write(`${say.missing(report.missing)}\n`);
});

/** Sorted by name they are sorted by time. */
function nameOf(now: Date): string {
  return `valorisation-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}
