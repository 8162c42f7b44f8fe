import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from './operator-error.js';
import { operatorMessages as say } from './operator-messages.js';

/**
 * A folder that a setting names, with those above it. Node's own recursive form never ends where the system refuses a folder
 * as if the one above were missing, as under /proc.
 * @throws OperatorError, in one line, where it cannot be made
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
