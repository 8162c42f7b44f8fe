/** `npm run test:long`: the tests of many, at their full size. */
import base from './jest.config.mjs';

process.env.TEST_SCALE = 'full';
process.env.TEST_KILLS = 'all';

const http = [
  'long/[^/]+',
  'amounts-everywhere',
  'bad-input',
  'costly-files',
  'damaged-documents',
  'random-walk',
  'documents-worker',
  'estimate',
  'grid-effect',
  'grid-move',
  'imports',
  'killed-publication',
  'stored-documents',
];
const integration = ['sheet-files'];
const unit = ['publicodes-model'];
/** All of them, with their further ways: at full size, screens are looked at in the layout between the two of `npm test`, too. */
const browser = ['[^/]+'];

const of = (kind, files, end) => ({
  ...base.projects.find(({ displayName }) => displayName === kind),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testMatch: [`**/(${files.join('|')}).${end}.ts`],
});

/** @type {import('jest').Config} */
export default {
  ...base,
  projects: [
    of('unit', unit, 'spec'),
    of('integration', integration, 'int-spec'),
    of('http', http, '(e2e|kill)-spec'),
    of('browser', browser, 'e2e'),
  ],
};
