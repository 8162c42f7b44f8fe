/**
 * Writes a backup encrypted under BACKUP_KEY: `node backend/dist/main.backup.js [file]`; without a file, a new one in
 * BACKUP_DIR. The product keeps running.
 */
import 'reflect-metadata';
import { runBackup } from './backup/run-backup.js';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig } from './platform/config/config.js';

await tellRefusals(async () => {
  const [word] = process.argv.slice(2);
  await runBackup(loadConfig(), word, {
    tell: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
  });
});
