import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const proxied = Object.fromEntries(['/v1', '/admin', '/api-docs'].map((path) => [path, { target: api }]));

export default defineConfig({
  // Relative addresses: the console works under any base path, routing being in the hash.
  base: './',
  plugins: [react()],
  resolve: {
    alias: { '@valorisation/rules': fileURLToPath(new URL('../rules/src/index.ts', import.meta.url)) },
  },
  server: { host: '127.0.0.1', proxy: proxied },
  preview: { host: '127.0.0.1', proxy: proxied },
  build: {
    target: 'es2022',
    sourcemap: false,
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
