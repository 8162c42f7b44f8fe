/**
 * The public page of the estimate (backend/docs/adr/0033): what the browser loads to take over the page, and, with `--ssr`,
 * what the server renders it by. Both are made with light parts in place of libraries that weigh more than the page may.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

const at = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const light = (file: string): string => at(`estimate/document/${file}`);

/** By what they stand for. Each has the props of the other; `lazyParts` is the browser's alone. */
const LIGHT = new Map([
]);

const lightParts = (isServer: boolean): Plugin => ({
  name: 'light-parts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'react-router-dom' && importer !== at('routes.ts')) return light('router.tsx');
    const found = await this.resolve(source, importer, { skipSelf: true });
    const isLazy = found?.id === at('estimate/parts.tsx') && importer !== light('lazyParts.tsx') && !isServer;
    return isLazy ? light('lazyParts.tsx') : (LIGHT.get(found?.id ?? '') ?? found);
  },
});

export default defineConfig(({ isSsrBuild = false }) => ({
  base: './',
  plugins: [...(base.plugins ?? []), lightParts(isSsrBuild)],
  resolve: base.resolve ?? {},
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true as const },
  }),
  build: {
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    ...(isSsrBuild ? { outDir: 'dist-server', minify: false } : { manifest: 'manifest.estimate.json' }),
    rolldownOptions: {
      input: { estimate: light(isSsrBuild ? 'server.tsx' : 'client.tsx') },
      // Nothing here does anything by being imported, but styles and the entry.
      treeshake: { moduleSideEffects: (id: string) => /\.css$|[\\/]client\.tsx$/.test(id) },
      preserveEntrySignatures: 'strict',
      ...(!isSsrBuild && {
        output: {
          entryFileNames: 'assets/estimate-[hash].js',
          chunkFileNames: 'assets/estimate-[name]-[hash].js',
        },
      }),
    },
  },
}));
