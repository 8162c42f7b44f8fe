/** The bundle by which the server renders public pages: one file with all that it needs, for Node. */
import { mergeConfig } from 'vite';
import base from './vite.config.ts';

export default mergeConfig(base, {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/portal/server.tsx',
    outDir: 'dist-server',
    copyPublicDir: false,
    minify: false,
  },
});
