import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { loadConfig, OperatorError } from '@valorisation/backend';
import { checkAddresses } from './check-addresses.js';

const refusalOf = async (variables: Readonly<Record<string, string>>): Promise<unknown> =>
  checkAddresses(loadConfig(variables)).then(
    () => 'nothing refused',
    (error: unknown) => error,
  );

const expectToBeNamed = (refusal: unknown, name: string) => {
  expect(refusal).toBeInstanceOf(OperatorError);
  const { message } = refusal as OperatorError;
  expect(message).toMatch(new RegExp(`^${name} : [^\\n]+$`));
  expect(message).not.toContain('s3cret');
};

/** The printed message of a refusal is tested in start.e2e-spec. */
describe('an unusable address', () => {
  it.each([
    ['CHROMIUM_PATH', '/absent/s3cret'],
    ['STORAGE_URL', 's3://key:s3cret@127.0.0.1:1/bucket?tls=0'],
    ['STORAGE_URL', 'file:///dev/null/s3cret'],
    ['REDIS_URL', 'redis://user:s3cret@127.0.0.1:1'],
    ['SMTP_URL', 'smtp://user:s3cret@127.0.0.1:1'],
    ['DATABASE_URL', 'postgres://user:s3cret@127.0.0.1:1/base'],
  ])('is named by its variable only, in one line: %s', async (name, value) => {
    expectToBeNamed(await refusalOf({ [name]: value }), name);
  });

  it.each([
    ['REDIS_URL', 'redis'],
    ['SMTP_URL', 'smtp'],
  ])('is named when another program answers at it: %s', async (name, scheme) => {
    const other = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    }).listen(0, '127.0.0.1');
    try {
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      expectToBeNamed(await refusalOf({ [name]: `${scheme}://user:s3cret@127.0.0.1:${port}` }), name);
    } finally {
      other.close();
    }
  });
});
