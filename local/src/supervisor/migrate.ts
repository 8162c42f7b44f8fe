/** Runs the migration entry: schema, queues, grid, demo data. Its output is shown only if it fails. */
import { spawn, type ChildProcess } from 'node:child_process';
import { OperatorError } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';

const SHOWN_CHARACTERS = 4000;

export interface Migration {
  readonly finished: Promise<void>;
  kill(): void;
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-SHOWN_CHARACTERS);
    });
  }
  return () => text.trim();
}

export function runMigration(command: readonly string[], env: NodeJS.ProcessEnv): Migration {
  const [program = process.execPath, ...words] = command;
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output = collectOutput(child);
  const finished = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(say.migrationFailed(output())));
    });
  });
  return { finished, kill: () => child.kill('SIGKILL') };
}
