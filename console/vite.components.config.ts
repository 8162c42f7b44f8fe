/** The page of all components, built for its test. `npm run dev` serves it from the sources. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import base from './vite.config.ts';

export default defineConfig({
  base: './',
  resolve: base.resolve ?? {},
  build: {
    target: 'es2022',
    copyPublicDir: false,
    rolldownOptions: { input: fileURLToPath(new URL('components.html', import.meta.url)) },
  },
});
