/** An S3 server with one bucket, in a process of its own: BUCKET, FOLDER, PORT; PACKAGE is where the library lies. */
import { createRequire } from 'node:module';

const { BUCKET, FOLDER, PORT, PACKAGE } = process.env;
const S3rver = createRequire(import.meta.url)(`${PACKAGE}/node_modules/s3rver`);

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  directory: FOLDER,
  silent: true,
  configureBuckets: [{ name: BUCKET }],
});
await server.run();
