/** `npm run test:faults`: what is too long and too rough for the suite, on the built product and parts of its own. */
import base from './jest.config.mjs';
import { refuseUnknownFaults } from './backend/test/support/jest/fault-names.mjs';
import { importsOneOf, testsOf } from './backend/test/support/jest/tests-that-import.mjs';

process.env.TEST_KILLS = 'all';
refuseUnknownFaults(process.env.FAULTS);

const http = base.projects.find(({ displayName }) => displayName === 'http');
/** Those that `npm test` runs without their kills: they import kills.ts. */
const withKills = testsOf(http, /\.e2e-spec\.ts$/).filter((file) => importsOneOf(file, ['kills']));

/** @type {import('jest').Config} */
export default {
  ...base,
  maxWorkers: 1,
  // A fault that is outlived takes less than a minute; whatever it waits for in vain ends before this.
  testTimeout: 420_000,
  reporters: [
    ['<rootDir>/backend/test/support/jest/jest-kinds-reporter.mjs', { tellsSkipped: false }],
    'default',
    '<rootDir>/backend/test/support/jest/faults-reporter.mjs',
  ],
  projects: [
    {
      ...http,
      displayName: 'faults',
      roots: ['<rootDir>/backend/test/faults'],
      testMatch: ['**/*.fault-spec.ts'],
    },
    {
      ...http,
      displayName: 'kills',
      testMatch: ['**/*.kill-spec.ts', ...withKills],
    },
  ],
};
