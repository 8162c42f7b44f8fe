/** The caught mails, one file each, so that a restart keeps them. When there are too many, the oldest are deleted. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMail, type CaughtMail } from './caught-mail.js';

const CAPACITY = 500;
const FILE_NAME = /^(\d{13}-[0-9a-f]{8})\.eml$/;

export interface Mailbox {
  add(source: Buffer): Promise<CaughtMail>;
  /** Newest first. */
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  clear(): Promise<void>;
}

const arrivalOf = (id: string) => new Date(Number(id.slice(0, 13)));

export async function openMailbox(directory: string): Promise<Mailbox> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const mails = new Map<string, CaughtMail>();
  const fileOf = (id: string) => join(directory, `${id}.eml`);

  const remember = async (id: string, source: Buffer) => {
    const mail = await parseMail(id, arrivalOf(id), source);
    mails.set(id, mail);
    return mail;
  };
  const forget = async (id: string) => {
    mails.delete(id);
    await rm(fileOf(id), { force: true });
  };

  for (const name of (await readdir(directory)).sort()) {
    const id = FILE_NAME.exec(name)?.[1];
    if (id !== undefined) await remember(id, await readFile(join(directory, name)));
  }

  return {
    add: async (source) => {
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      // The mail is written under another name and then renamed, so that no half-written mail is ever on disk.
      const unfinished = join(directory, `${id}.part`);
      await writeFile(unfinished, source, { mode: 0o600 });
      await rename(unfinished, fileOf(id));
      const mail = await remember(id, source);
      const tooMany = [...mails.keys()].slice(0, Math.max(0, mails.size - CAPACITY));
      await Promise.all(tooMany.map(forget));
      return mail;
    },
    list: () => [...mails.values()].reverse(),
    find: (id) => mails.get(id),
    clear: async () => {
      await Promise.all([...mails.keys()].map(forget));
    },
  };
}
