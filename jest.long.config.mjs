/** `npm run test:long`: the tests of many, at their full size. */
import base from './jest.config.mjs';

process.env.TEST_SCALE = 'full';

const files = ['amounts-everywhere', 'random-walk', 'documents-worker'];
const http = base.projects.find(({ displayName }) => displayName === 'http');

/** @type {import('jest').Config} */
export default {
  ...base,
  projects: [{ ...http, testMatch: [`**/(${files.join('|')}).e2e-spec.ts`] }],
};
