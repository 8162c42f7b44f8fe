/**
 * The mail server of `moody-smtp.ts`, in its own process so that it can be killed: `smtp-server.mjs <port> <file of
 * stored mails>`.
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const SLOW_MS = 1_500;
/** The sender gets no acknowledgement, and sends the mail again. */
const LEAVES_UNTOLD = ['mute', 'closing'];
const [, , port, keptFile] = process.argv;
const open = new Set();
let mood = 'taking';
let held = 0;

/** Written before the answer, so that stored mails can be counted after a kill. */
function keep(mail, how) {
  const [, id = ''] = /^message-id: *<([^>]*)>/im.exec(mail) ?? [];
  appendFileSync(keptFile, `${how} ${id}\n`);
}

function hold() {
  held += 1;
  process.send?.({ held });
}

function endOfMail(socket, mail) {
  if (mood === 'holding') return hold();
  keep(mail, LEAVES_UNTOLD.includes(mood) ? 'untold' : 'told');
  if (mood === 'mute') return hold();
  if (mood === 'closing') socket.destroy();
  else socket.write('250 2.0.0 kept\r\n');
  return undefined;
}

function answerTo(word) {
  if (word === 'DATA') return '354 go on';
  if (word === 'QUIT') return '221 bye';
  return word === 'RCPT' && mood === 'refusing' ? '451 4.3.0 not now' : '250 2.0.0 ok';
}

async function converse(socket) {
  let rest = '';
  let mail;
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
      if (mood === 'slow') await wait(SLOW_MS);
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'DATA') mail = [];
      socket.write(`${answerTo(word)}\r\n`);
      if (word === 'QUIT') socket.end();
    }
  }
}

const server = createServer((socket) => {
  open.add(socket);
  socket.on('error', () => undefined).on('close', () => open.delete(socket));
  void converse(socket).catch(() => socket.destroy());
});

process.on('message', (next) => {
  mood = next;
  held = 0;
  // A held mail is never answered: its sender starts again.
  for (const socket of open) socket.destroy();
  process.send?.({ mood });
});
// It ends with the suite.
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => process.send?.({ mood }));
