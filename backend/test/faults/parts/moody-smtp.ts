/** A mail server of the suite's own, which takes mails, and takes them badly when it is told to. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `refusing` turns every recipient down for now; `slow` lets each line wait; `holding` takes the whole of a mail and says
 * nothing more; `closing` keeps a mail and hangs up instead of saying so; `gone` hangs up at once.
 */
export type SmtpMood = 'taking' | 'refusing' | 'slow' | 'holding' | 'closing' | 'gone';

const SLOW_MS = 1_500;

export interface MoodySmtp {
  readonly url: string;
  become(mood: SmtpMood): void;
  /** How often each Message-ID was kept. */
  taken(): ReadonlyMap<string, number>;
  /** Mails that were sent whole and are not answered. */
  held(): number;
  close(): Promise<void>;
}

export async function startMoodySmtp(): Promise<MoodySmtp> {
  const taken = new Map<string, number>();
  const open = new Set<Socket>();
  let mood: SmtpMood = 'taking';
  let held = 0;

  const keep = (mail: string): void => {
    const [, id = ''] = /^message-id: *<([^>]*)>/im.exec(mail) ?? [];
    taken.set(id, (taken.get(id) ?? 0) + 1);
  };
  const endOfMail = (socket: Socket, mail: string): void => {
    if (mood === 'holding') {
      held += 1;
      return;
    }
    keep(mail);
    if (mood === 'closing') socket.destroy();
    else socket.write('250 2.0.0 kept\r\n');
  };

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (mood === 'gone') {
      socket.destroy();
      return;
    }
    void converse(socket, () => mood, endOfMail).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next) {
      mood = next;
      held = 0;
      // What was held is never answered: whoever sent it starts again.
      for (const socket of open) socket.destroy();
    },
    taken: () => taken,
    held: () => held,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

async function converse(
  socket: Socket,
  mood: () => SmtpMood,
  endOfMail: (socket: Socket, mail: string) => void,
): Promise<void> {
  let rest = '';
  let mail: string[] | undefined;
  socket.write('220 suite\r\n');
  for await (const chunk of socket) {
    rest += String(chunk);
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail !== undefined) {
        if (line !== '.') mail.push(line);
        else {
          endOfMail(socket, mail.join('\r\n'));
          mail = undefined;
        }
        continue;
      }
      if (mood() === 'slow') await wait(SLOW_MS);
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'DATA') mail = [];
      socket.write(`${answerTo(word, mood())}\r\n`);
      if (word === 'QUIT') socket.end();
    }
  }
}

function answerTo(word: string, mood: SmtpMood): string {
  if (word === 'DATA') return '354 go on';
  if (word === 'QUIT') return '221 bye';
  return word === 'RCPT' && mood === 'refusing' ? '451 4.3.0 not now' : '250 2.0.0 ok';
}
