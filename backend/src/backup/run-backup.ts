/** One backup for an operator: writes it, reads it back, notes it in the database, then deletes the old ones. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireSetting, type Config } from '../platform/config/config.js';
import { backupMessages as say } from '../platform/config/operator-messages.js';
import { makeFolder } from '../platform/config/make-folder.js';
import { OperatorError } from '../platform/config/operator-error.js';
import { codeOf } from '../platform/errors/code-of.js';
import { keptKey, openLinkKey } from '../platform/links/link-key.js';
import { isDatabaseAway, isDatabaseRefused } from '../platform/persistence/sql-errors.js';
import { openFileStore, StorageFault } from '../platform/storage/file-store.js';
import { nameOf, prune, markBackup } from './backup-folder.js';
import { writeBackup } from './write-backup.js';

interface Terminal {
  tell(line: string): void;
  warn(line: string): void;
}

/**
 * @param word the file to write; without it, a new file in BACKUP_DIR
 * @throws OperatorError for a fault that the operator can correct; then no old backup was deleted
 */
export async function runBackup(config: Config, word: string | undefined, { tell, warn }: Terminal): Promise<void> {
  const { backupKey, backupDir, backupKeepDays } = config;
  if (backupKey === undefined) throw new OperatorError(say.noKey);
  if (word === undefined && backupDir === undefined) throw new OperatorError(say.backupUsage);
  if (backupDir !== undefined) makeFolder(backupDir);
  const target = word === undefined ? join(backupDir ?? '', nameOf(new Date())) : resolve(word);
  // Without this check, a command that is repeated after a failure would overwrite a good backup.
  if (existsSync(target)) throw new OperatorError(say.fileThere(target));
  const places = {
    databaseUrl: requireSetting(config, 'databaseUrl'),
    files: await openFileStore(config),
    keyMark: openLinkKey(config).mark(),
    keptKey: keptKey(config),
  };
  const report = await writeBackup(places, target, backupKey).catch((cause: unknown) => {
    throw refusalOf(cause);
  });
  tell(say.written(target, report));
  if (report.missing > 0) warn(say.missing(report.missing));
  // The backup exists, so a missing mark is only a warning.
  await markBackup(places.databaseUrl, report.at).catch(() => warn(say.unmarked));
  if (word !== undefined || backupDir === undefined || backupKeepDays === undefined) return;
  try {
    const count = await prune(backupDir, backupKeepDays, target, new Date());
    if (count > 0) tell(say.pruned(count, backupKeepDays));
  } catch (error) {
    warn(say.notPruned(codeOf(error) ?? String(error)));
  }
}

/** An expected failure becomes one line for the operator. Any other error is a fault of ours and stays as it is. */
function refusalOf(cause: unknown): unknown {
  const code = codeOf(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new OperatorError(say.noRoom, { cause });
  if (cause instanceof StorageFault) return new OperatorError(say.storageAway, { cause });
  return isDatabaseAway(cause) && !isDatabaseRefused(cause)
    ? new OperatorError(say.databaseAway(code ?? ''), { cause })
    : cause;
}
