/** A private question from a parent to its process, answered on the event loop: no answer means that it is held up. */
import type { ChildProcess } from 'node:child_process';

const QUESTION = { type: 'alive?' } as const;
const ANSWER = { type: 'alive' } as const;
/** Questions that go unanswered before a process counts as hung: a parent that was suspended has asked only one. */
const UNANSWERED = 5;

/** Whether what came over a process's channel is a message of this kind. */
export function isMessage(message: unknown, { type }: { readonly type: string }): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}

/** The process's side. */
export function answerAlive(): void {
  process.on('message', (message) => {
    if (isMessage(message, QUESTION)) process.send?.(ANSWER);
  });
}

/** The parent's side, until the process ends: told once, after so long without an answer. */
export function watchHealth(child: ChildProcess, silenceMs: number, onHung: () => void): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= UNANSWERED) {
      clearInterval(timer);
      onHung();
      return;
    }
    unanswered += 1;
    // An end that comes in between is told as an end.
    if (child.connected) child.send(QUESTION, () => undefined);
  }, silenceMs / UNANSWERED);
  timer.unref();
  child.on('message', (message) => {
    if (isMessage(message, ANSWER)) unanswered = 0;
  });
  child.once('exit', () => clearInterval(timer));
}
