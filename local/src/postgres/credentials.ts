/** Passwords of the embedded server. They are made once and kept beside its data, readable only by their owner. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.object({ administrator: z.string().min(1), owner: z.string().min(1) });

export type Credentials = Readonly<z.infer<typeof schema>>;

const newPassword = () => randomBytes(24).toString('base64url');

export async function createCredentials(file: string): Promise<Credentials> {
  const credentials = { administrator: newPassword(), owner: newPassword() };
  await writeFile(file, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  return credentials;
}

export async function readCredentials(file: string): Promise<Credentials> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}
