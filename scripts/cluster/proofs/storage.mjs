import { inRoot } from '../../lib/root.mjs';
import { runTool, tool } from '../../lib/run.mjs';
import { NODE_FLAGS } from '../../lib/node-flags.mjs';
import { say } from '../messages.mjs';

/** The test that `npm test` leaves out for want of a server. */
export async function storage({ storageUrl }) {
  const words = [
    '--selectProjects',
    'http',
    '--testPathPatterns',
    'test/storage',
    '--config',
    inRoot('jest.config.mjs'),
  ];
  const env = { ...process.env, TEST_STORAGE_URL: storageUrl, NODE_OPTIONS: NODE_FLAGS[1] };
  const { code, output } = await runTool(tool('jest', 'bin/jest.js'), words, { env });
  return { label: say.proofs.storage, seen: /^Tests:.*$/m.exec(output)?.[0] ?? output, held: code === 0 };
}
