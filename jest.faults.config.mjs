/** `npm run test:faults`: what is too long and too rough for the suite, on the built product and parts of its own. */
import base from './jest.config.mjs';

const http = base.projects.find(({ displayName }) => displayName === 'http');

/** @type {import('jest').Config} */
export default {
  ...base,
  maxWorkers: 1,
  // A fault that is outlived takes less than a minute; whatever it waits for in vain ends before this.
  testTimeout: 420_000,
  reporters: [...base.reporters, '<rootDir>/scripts/lib/faults-reporter.mjs'],
  projects: [
    {
      ...http,
      displayName: 'faults',
      roots: ['<rootDir>/backend/test/faults'],
      testMatch: ['**/*.fault-spec.ts'],
    },
  ],
};
