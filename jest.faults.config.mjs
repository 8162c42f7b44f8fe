/** `npm run test:faults`: what is too long and too rough for the suite, on the built product and parts of its own. */
import base from './jest.config.mjs';

process.env.TEST_KILLS = 'all';

/** Those that `npm test` runs without a kill, or with one. */
const WITH_KILLS = [
  'documents-worker',
  'establishment-erasure',
  'free-functions',
  'grid-effect',
  'grid-move',
  'mails',
  'redis-outage',
  'worker-crash',
];
const http = base.projects.find(({ displayName }) => displayName === 'http');

/** @type {import('jest').Config} */
export default {
  ...base,
  maxWorkers: 1,
  // A fault that is outlived takes less than a minute; whatever it waits for in vain ends before this.
  testTimeout: 420_000,
  reporters: [
    ['<rootDir>/scripts/lib/jest-kinds-reporter.mjs', { tellsSkipped: false }],
    'default',
    '<rootDir>/scripts/lib/faults-reporter.mjs',
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
      testMatch: ['**/*.kill-spec.ts', `**/(${WITH_KILLS.join('|')}).e2e-spec.ts`],
    },
  ],
};
