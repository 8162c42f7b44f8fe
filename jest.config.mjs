/**
 * One Jest project per kind of test. Everything is run as CommonJS, node_modules included: it is the one arrangement
 * in which Nest 12 (ESM only) and its CommonJS plugins load under Jest on every supported Node.
 */
import { availableParallelism, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootDir = dirname(fileURLToPath(import.meta.url));
const support = '<rootDir>/backend/test/support';

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: false, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
    },
    module: { type: 'commonjs' },
  },
];
const swcReact = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir,
  testEnvironment: 'node',
  transform: { '^.+\\.tsx$': swcReact, '^.+\\.([cm]?js|ts)$': swc },
  transformIgnorePatterns: [],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  moduleNameMapper: {
    '^@valorisation/contract$': '<rootDir>/contract/src/index.ts',
    '^@valorisation/contract/examples$': '<rootDir>/contract/src/examples/index.ts',
    '^@valorisation/rules$': '<rootDir>/rules/src/index.ts',
    '^@valorisation/(backend|local)$': '<rootDir>/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // Further ways through what is tested here are in folders named long, for `npm run test:long`.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/long/'],
  cacheDirectory: '<rootDir>/.cache/jest',
};

/** Libraries that tests share with the product, and large ones; those in CommonJS stand apart. */
const modules = 'fast-check|ical\\.js|unpdf|zod|@nestjs/[^/]+';
const commonJs = 'bullmq|fastify|otplib|typeorm';
const here = rootDir.replaceAll('\\', '/').replace(/[^\w/-]/g, '\\$&');
const fileOf = (libraries) => `/node_modules/(?:${libraries})/(?!node_modules/)`;
const native = '<rootDir>/backend/test/support/jest/native-module.mjs';

/** The modules of the built product, which are loaded once for a worker of Jest: see product-environment.mjs. */
const builtOnce = ({ except = '' } = {}) => ({
  [`^${here}/(?:backend|contract|rules|local)/(?:dist/.*\\.js|src/(?!.*spec|(?:.*/)?testing/${except}).*\\.ts)$|${fileOf(modules)}`]:
    native,
  [fileOf(commonJs)]: [native, { commonJs: true }],
});
const builtPackages = {
  '^@valorisation/contract/examples$': '<rootDir>/contract/dist/examples/index.js',
  '^@valorisation/(backend|contract|local|rules)$': '<rootDir>/$1/dist/index.js',
  // Its modules, which the product has; `require` would give others.
  '^(zod)$': '<rootDir>/node_modules/$1/index.js',
};

/** Kinds that test the built product. */
const ofTheProduct = {
  ...common,
  testEnvironmentOptions: { built: true },
  transform: { ...builtOnce(), ...common.transform },
  // All other libraries that they name are in CommonJS, which Jest runs as it is.
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules}|${commonJs})/(?!node_modules/))`],
  moduleNameMapper: {
    ...builtPackages,
    '^(?:\\.\\./)+(?:backend/)?src/((?:composition|install|modules|platform)/.*)\\.js$': '<rootDir>/backend/dist/$1.js',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** Sources whose tests set the time: a fake clock exists in the test's context only, where Jest runs these sources. */
const OF_SET_TIME = '|platform/(?:clock|limits)/|modules/privacy/jobs/';

/** The console's sources have no build that a test could load. */
const ofModules = {
  ...common,
  testEnvironment: `${support}/product-environment.mjs`,
  testEnvironmentOptions: { built: true, ofModules: true },
  transform: { ...builtOnce({ except: OF_SET_TIME }), ...common.transform },
  moduleNameMapper: { ...builtPackages, '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** Of memory for a worker of Jest with its part of the database and its browser. */
const BYTES_OF_WORKER = 3 * 1024 ** 3;
/** As many as there are cores: the database and the browser work beside a test, and a third file makes each of two slower by half. */
const WORKERS = Math.max(2, Math.min(availableParallelism(), 8, Math.floor(totalmem() / BYTES_OF_WORKER)));

/** Kinds that need the shared test cluster; Jest runs a set-up named by several projects once. */
const withDatabase = {
  testEnvironment: `${support}/product-environment.mjs`,
  globalSetup: `${support}/jest-global-setup.mjs`,
  globalTeardown: `${support}/jest-global-teardown.mjs`,
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: WORKERS,
  // What a file loads goes with it; should one leave much behind, its worker begins afresh.
  workerIdleMemoryLimit: '2GB',
  reporters: ['<rootDir>/backend/test/support/jest/jest-kinds-reporter.mjs', 'default'],
  // Tells a test that hangs, on a machine that is busy with much else: no test asserts how long something takes.
  testTimeout: 900_000,
  projects: [
    {
      ...ofModules,
      displayName: 'unit',
      roots: [
        '<rootDir>/rules',
        '<rootDir>/contract',
        '<rootDir>/backend/src',
        '<rootDir>/backend/test/faults/history',
        '<rootDir>/console/src',
        '<rootDir>/local/src',
      ],
      testMatch: ['**/(src|history)/**/*.spec.ts'],
    },
    {
      ...ofTheProduct,
      ...withDatabase,
      displayName: 'integration',
      roots: ['<rootDir>/backend/src', '<rootDir>/local/src'],
      testMatch: ['**/*.int-spec.ts'],
    },
    {
      ...ofTheProduct,
      ...withDatabase,
      displayName: 'http',
      roots: ['<rootDir>/backend/test', '<rootDir>/console/e2e'],
      testMatch: ['**/*.e2e-spec.ts'],
    },
    {
      ...ofTheProduct,
      ...withDatabase,
      displayName: 'render',
      roots: ['<rootDir>/backend/test'],
      testMatch: ['**/*.render-spec.ts'],
    },
    {
      ...ofTheProduct,
      ...withDatabase,
      displayName: 'architecture',
      roots: ['<rootDir>/backend/test'],
      testMatch: ['**/architecture/**/*.spec.ts'],
    },
    {
      ...ofTheProduct,
      ...withDatabase,
      testEnvironment: '<rootDir>/console/e2e/support/console-environment.mjs',
      displayName: 'browser',
      roots: ['<rootDir>/console'],
      testMatch: ['**/e2e/**/*.e2e.ts'],
    },
  ],
};
