/** Starts the supervisor, passes signals on to it, and ends with it. If this process dies, the IPC channel ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { NODE_FLAGS, QUIET } from './node-flags.mjs';
import { inRoot, root } from './root.mjs';

const PARENT_CHECK_MS = 500;

function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** Calls `stop` when npm is killed: then this process, or the shell between the two, gets another parent. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = lineage();
  setInterval(() => {
    if (lineage() !== atStart) stop();
  }, PARENT_CHECK_MS).unref();
}

/** @param {{ bundled?: boolean, words?: readonly string[] }} [how] bundled: otherwise the compiler's output runs */
export function supervise({ bundled = false, words = [] } = {}) {
  const entry = inRoot('local', 'dist', ...(bundled ? ['bundle'] : []), 'main.supervisor.js');
  const supervisor = spawn(process.execPath, [...NODE_FLAGS, entry, ...words], {
    cwd: root,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let asked = 0;
  const stop = () => {
    asked += 1;
    supervisor.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  stopWithNpm(() => {
    if (asked === 0) stop();
  });
  const ended = once(supervisor, 'exit').then(([code, signal]) => {
    // The supervisor was stopped before it listened to signals, so it had started nothing yet.
    const isStopped = asked > 0 && signal === 'SIGTERM';
    return isStopped ? { code: 0, signal: null } : { code: code ?? 1, signal };
  });
  return { supervisor, ended };
}
