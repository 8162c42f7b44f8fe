/** `npm run test:long`: every file of which `npm test` takes a part, whole, and the further ways in folders named long (ADR 83). */
import base from './jest.config.mjs';
import { importsOneOf, testsOf } from './backend/test/support/jest/tests-that-import.mjs';

process.env.TEST_SCALE = 'full';
process.env.TEST_KILLS = 'all';

const LONG_FOLDER = /(^|\/)long\//;

/** Of nothing but a kill: `npm test` has none of them. */
const KILL = /\.kill-spec\.ts$/;

/** By what it imports: how many of a kind, tests that are left out, kills. */
const isTakenInPart = (file) => LONG_FOLDER.test(file) || KILL.test(file) || importsOneOf(file, ['scale', 'kills']);

function whole(kind) {
  const project = base.projects.find(({ displayName }) => displayName === kind);
  return { ...project, testPathIgnorePatterns: ['/node_modules/', '/dist/'] };
}

/** Of a kind, the files that are taken in part, by the end of their names. */
function inPart(kind, end) {
  const project = whole(kind);
  return { ...project, testMatch: testsOf(project, end).filter(isTakenInPart) };
}

/** @type {import('jest').Config} */
export default {
  ...base,
  projects: [
    inPart('unit', /\.spec\.ts$/),
    inPart('integration', /\.int-spec\.ts$/),
    inPart('http', /\.(e2e|kill)-spec\.ts$/),
    inPart('render', /\.render-spec\.ts$/),
    inPart('architecture', /\/architecture\/.*\.spec\.ts$/),
    // At full size, screens are looked at in the layout between the two of `npm test`, too.
    whole('browser'),
  ],
};
