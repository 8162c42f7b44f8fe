import { rm } from 'node:fs/promises';

export default async function tearDown() {
  // The browser of a run in one process: see console-environment.mjs.
  await globalThis.closeTestBrowser?.();
  const { server, directory } = globalThis.testCluster;
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
