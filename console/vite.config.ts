import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const proxied = Object.fromEntries(['/v1', '/admin', '/media', '/api-docs'].map((path) => [path, { target: api }]));

/** Fonts are named in style sheets, which come after the code: the page asks for them at once. */
const fontsAhead: Plugin = {
  name: 'fonts-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head',
        })),
  },
};

/** React Aria carries its words in 34 languages; the product speaks one. */
const otherLanguages: Plugin = {
  name: 'other-languages',
  load: (id) =>
    /react-aria[^/]*[\\/]dist[\\/]private[\\/]intl[\\/].*(?<!fr-FR)\.mjs$/.test(id) ? 'export default {};' : null,
};

const brotli = promisify(brotliCompress);
const WORTH_COMPRESSING = /^assets\/.*\.(?:js|css|svg)$/;

/** Each file is compressed here, once and as far as it goes, and not for each visitor by the server. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => WORTH_COMPRESSING.test(file));
    await Promise.all(
      files.map(async (file) => writeFile(join(dir, `${file}.br`), await brotli(await readFile(join(dir, file))))),
    );
  },
};

export default defineConfig({
  // Relative addresses: the console works under any base path, routing being in the hash.
  base: './',
  // The server writes one of its own into each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), fontsAhead, otherLanguages, compressed],
  resolve: {
    alias: {
      '@valorisation/contract': fileURLToPath(new URL('../contract/src/index.ts', import.meta.url)),
      '@valorisation/rules': fileURLToPath(new URL('../rules/src/index.ts', import.meta.url)),
    },
  },
  server: { host: '127.0.0.1', proxy: proxied },
  preview: { host: '127.0.0.1', proxy: proxied },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Read by the server: which style sheets a public page needs.
    manifest: 'manifest.json',
    // The staff area (react-admin and MUI) is one lazy chunk that no visitor and no member downloads.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
          ],
        },
      },
    },
  },
});
