/** `npm run test:fuzz`: 200 000 requests made from the API's description, against the built product. */
import base from './jest.config.mjs';

const http = base.projects.find(({ displayName }) => displayName === 'http');

/** @type {import('jest').Config} */
export default {
  ...base,
  maxWorkers: 1,
  testTimeout: 3_600_000,
  projects: [
    {
      ...http,
      displayName: 'fuzz',
      roots: ['<rootDir>/backend/test/fuzz'],
      testMatch: ['**/*.fuzz-spec.ts'],
    },
  ],
};
