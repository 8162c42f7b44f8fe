import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Words before a command that make the kernel signal it when its starter dies, in whatever way. */
export function stopWithParent(signal: 'INT' | 'TERM'): readonly string[] {
  return ['setpriv', '--pdeathsig', signal];
}

/** The words of `stopWithParent` if `setpriv` exists; otherwise no words. */
export async function stopWithParentIfPossible(signal: 'INT' | 'TERM'): Promise<readonly string[]> {
  const [command, ...words] = [...stopWithParent(signal), process.execPath, '--version'];
  return run(command, words).then(
    () => stopWithParent(signal),
    () => [],
  );
}
