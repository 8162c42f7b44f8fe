/**
 * Bundles the built server with its packages, into `dist/bundle` beside the compiler's output: a process then loads a
 * few files instead of 2 858 modules (ADR 92). `npm run dev` and the operator's commands run the compiler's output.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PACKAGES = 'packages';
const isOfPackages = ({ name }) => name.startsWith(PACKAGES);

/** Stack traces name own sources. Maps of packages would cost more time and memory than all else that a map gives. */
const mapOwnCode = {
  name: 'map-own-code',
  load: {
    filter: { id: /\/(?:rules|contract|backend|local)\/dist\/.*\.js$/ },
    handler: (file) => ({ code: readFileSync(file, 'utf8'), map: readFileSync(`${file}.map`, 'utf8') }),
  },
  transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: '' } }) },
  generateBundle: (_options, files) => {
    for (const file of Object.values(files).filter(({ type, name }) => type === 'chunk' && !isOfPackages({ name }))) {
      file.code += `//# sourceMappingURL=${file.fileName}.map\n`;
    }
  },
};

/** @nestjs/typeorm hides this import from bundlers; a second TypeORM would be loaded. */
const oneTypeorm = {
  name: 'one-typeorm',
  transform: {
    filter: { id: /\/@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: (code) => ({ code: code.replace(/^.*createRequire.*$/gm, ''), map: { mappings: '' } }),
  },
};

const entries = (workspace) => readdirSync(`${workspace}/dist`).filter((name) => /^main\..*\.js$/.test(name));

const bundleOf = (workspace) => ({
  input: Object.fromEntries(entries(workspace).map((name) => [name, `./${workspace}/dist/${name}`])),
  platform: 'node',
  // They read files beside their own code, or are programs of the machine.
  external: ['@hyzyla/pdfium', '@node-rs/argon2', 'msgpackr-extract', 'sharp'],
  // Nest's packages name further ones that are not installed; they are asked for at run time only.
  checks: { unresolvedImport: false },
  plugins: [mapOwnCode, oneTypeorm],
  output: {
    dir: `${workspace}/dist/bundle`,
    cleanDir: true,
    // Nest's logs and TypeORM's migrations use names of classes.
    keepNames: true,
    // Named by mapOwnCode.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    entryFileNames: '[name]',
    // Apart from own code, so that Node reads no map for them. Each entry loads only those that it needs.
    chunkFileNames: (chunk) => `${isOfPackages(chunk) ? PACKAGES : '[name]'}-[hash].js`,
    codeSplitting: { groups: [{ name: PACKAGES, test: /\/node_modules\//, entriesAware: true }] },
  },
});

// The image has no local set-up.
export default ['backend', 'local'].filter((name) => existsSync(`${name}/dist`)).map(bundleOf);
