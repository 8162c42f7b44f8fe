/**
 * Writes a backup: `node backend/dist/main.backup.js [file]`, of BACKUP_DIR a new one without a name; encrypted under
 * BACKUP_KEY. The product goes on meanwhile.
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
