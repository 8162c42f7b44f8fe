import { run, tool } from '../../lib/run.mjs';
import { say } from '../messages.mjs';

const TEST = ['--selectProjects=http', '--testPathPatterns=test/storage'];

/** The test that `npm test` leaves out for want of a server. */
export async function storage({ storageUrl }) {
  const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...TEST];
  const { code, output } = await run(process.execPath, jest, { env: { ...process.env, TEST_STORAGE_URL: storageUrl } });
  return { label: say.proofs.storage, seen: /^Tests:.*$/m.exec(output)?.[0] ?? output, held: code === 0 };
}
