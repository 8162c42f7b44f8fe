/** The suite's mail server, which can fail on request and be killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { findFreePort } from '@valorisation/local';
import { z } from 'zod';
import { projectPath } from '../../../src/platform/config/paths.js';
import { parseKeptMails, type KeptMails } from '../history/kept-mails.js';

/**
 * `refusing` defers every recipient; `slow` delays each line; `holding` receives the mail but neither stores nor
 * answers it; `mute` stores it and does not answer; `closing` stores it and hangs up.
 */
export type SmtpMood = 'taking' | 'refusing' | 'slow' | 'holding' | 'mute' | 'closing';

const PROGRAM = projectPath('backend', 'test', 'faults', 'parts', 'smtp-server.mjs');
const telling = z.object({ held: z.number().optional(), mood: z.string().optional() });

export interface MoodySmtp {
  readonly url: string;
  /** A stopped server has no mood: it takes mails as soon as it is started. */
  become(mood: SmtpMood): Promise<void>;
  /** What it has stored since its first start, kills included. */
  kept(): Promise<KeptMails>;
  /** Mails that were sent whole but not answered. */
  held(): number;
  kill(): Promise<void>;
  /** Starts on the same port. */
  start(): Promise<void>;
}

export async function startMoodySmtp(keptFile: string): Promise<MoodySmtp> {
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  let held = 0;

  const acknowledged = async (child: ChildProcess, act: () => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('The mail server is gone'));
      const hear = (message: unknown): void => {
        if (telling.parse(message).mood === undefined) return;
        child.off('exit', gone).off('message', hear);
        resolve();
      };
      child.on('exit', gone).on('message', hear);
      act();
    });
  const start = async (): Promise<void> => {
    const child = fork(PROGRAM, [String(port), keptFile], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => (held = telling.parse(message).held ?? held));
    server = child;
    await acknowledged(child, () => undefined);
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    async become(next) {
      const child = server;
      if (child?.connected !== true) return;
      held = 0;
      await acknowledged(child, () => void child.send(next));
    },
    kept: async () => parseKeptMails(await readFile(keptFile, 'utf8').catch(() => '')),
    held: () => held,
    async kill() {
      const child = server;
      server = undefined;
      if (child === undefined) return;
      held = 0;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    start,
  };
}
