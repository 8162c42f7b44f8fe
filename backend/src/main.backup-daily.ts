/**
 * Backs up each day into BACKUP_DIR: `node backend/dist/main.backup-daily.js`, for a container or a supervisor. Each
 * backup runs in its own process (main.backup.js), so that a hanging or crashing one ends alone.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { newestIn } from './backup/backup-folder.js';
import { backUpDaily } from './backup/backup-rounds.js';
import { tellRefusals } from './composition/operator-command.js';
import { makeFolder } from './platform/config/make-folder.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { backupMessages as say } from './platform/config/operator-messages.js';
import { OperatorError } from './platform/config/operator-error.js';
import { entryPath } from './platform/config/paths.js';

const LONGEST_BACKUP_MS = 6 * 60 * 60_000;

await tellRefusals(async () => {
  const config = loadConfig();
  const { backupDir } = config;
  // A further try does not help when a setting is missing.
  if (config.backupKey === undefined) throw new OperatorError(say.noKey);
  if (backupDir === undefined) throw new OperatorError(say.noFolder);
  requireSetting(config, 'databaseUrl');
  makeFolder(backupDir);
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());
  await backUpDaily(
    {
      newest: async () => newestIn(backupDir),
      attempt: async () => attempt(ending.signal),
      wait: async (ms) => wait(ms, undefined, { signal: ending.signal }).catch(() => undefined),
      now: () => new Date(),
      tell: (line) => void process.stdout.write(`${line}\n`),
    },
    ending.signal,
  );
});

async function attempt(signal: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [entryPath('main.backup.js')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    timeout: LONGEST_BACKUP_MS,
  });
  // The close event reports a failed start too.
  child.on('error', () => undefined);
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
