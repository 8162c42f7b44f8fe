/**
 * Restores a backup: `node backend/dist/main.restore.js <file>`, into an empty database and an empty storage, then
 * verifies the journal. Ends with 1 when a row differs.
 */
import 'reflect-metadata';
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.js';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { backupMessages as say } from './platform/config/operator-messages.js';
import { OperatorError } from './platform/config/operator-error.js';
import { keepKey, openLinkKey } from './platform/links/link-key.js';
import { openFileStore } from './platform/storage/file-store.js';

await tellRefusals(async () => {
  const config = loadConfig();
  const [word] = process.argv.slice(2);
  if (config.backupKey === undefined) throw new OperatorError(say.noKey);
  if (word === undefined) throw new OperatorError(say.restoreUsage);
  const databaseUrl = requireSetting(config, 'databaseUrl');
  const places = {
    databaseUrl,
    files: await openFileStore(config),
    keepKey: (key: string) => keepKey(config, key),
  };
  const { head, ...counts } = await restoreBackup(places, resolve(word), config.backupKey);
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  tell(say.restored(head.at, counts));
  if (openLinkKey(config).mark() !== head.keyMark) tell(say.otherLinkKey);
  tell(say.erasedSince(head.at));
  // This import loads all modules, so the checks that may refuse come before it.
  const { verifyJournal } = await import('./composition/verify-journal.js');
  if (!(await verifyJournal(databaseUrl, tell))) process.exitCode = 1;
});
