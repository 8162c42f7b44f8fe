/**
 * What the browser loads to take over the public page of the estimate and the search of the home page, by itself and so
 * without what the tool needs (ADR 33).
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import base from './vite.config.ts';

export default defineConfig({
  base: './',
  plugins: base.plugins ?? [],
  resolve: base.resolve ?? {},
  build: {
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    manifest: 'manifest.estimate.json',
    rolldownOptions: {
      input: {
        estimate: fileURLToPath(new URL('src/estimate/document/client.tsx', import.meta.url)),
        home: fileURLToPath(new URL('src/public/home/client.ts', import.meta.url)),
      },
      // Nothing here does anything by being imported, but styles and the entries.
      treeshake: { moduleSideEffects: (id: string) => /\.css$|[\\/]client\.tsx?$/.test(id) },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/estimate-[name]-[hash].js',
      },
    },
  },
});
