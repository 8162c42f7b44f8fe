import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from './operator-error.js';
import { operatorMessages as say } from './operator-messages.js';

/**
 * Makes a folder and its parents. Node's own recursive call never ends when the system refuses a folder as if its parent
 * were missing, for example under /proc.
 * @throws OperatorError with one line, when it cannot be made
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (cause) {
    // Another process may have made it at the same moment.
    if (!isFolder(path)) throw new OperatorError(say.fileUnusable(path, codeOf(cause) ?? ''), { cause });
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
