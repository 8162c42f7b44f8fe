/** A question from a parent to its process, answered on the event loop: no answer means that the loop is blocked. */
import type { ChildProcess } from 'node:child_process';

const QUESTION = { type: 'alive?' } as const;
const ANSWER = { type: 'alive' } as const;
/** Unanswered questions before a process counts as hung. A parent that was suspended has asked only one. */
const UNANSWERED = 5;

/** True when the message on a process's channel is of this kind. */
export function isMessage(message: unknown, { type }: { readonly type: string }): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}

/** The side of the child process: answers each question of the parent. */
export function answerAlive(): void {
  process.on('message', (message) => {
    if (isMessage(message, QUESTION)) process.send?.(ANSWER);
  });
}

/** The side of the parent, until the process ends. Calls back once, when there was no answer for this time. */
export function watchHealth(child: ChildProcess, silenceMs: number, onHung: () => void): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= UNANSWERED) {
      clearInterval(timer);
      onHung();
      return;
    }
    unanswered += 1;
    // If the process ends meanwhile, its end is reported and this failure is ignored.
    if (child.connected) child.send(QUESTION, () => undefined);
  }, silenceMs / UNANSWERED);
  timer.unref();
  child.on('message', (message) => {
    if (isMessage(message, ANSWER)) unanswered = 0;
  });
  child.once('exit', () => clearInterval(timer));
}
