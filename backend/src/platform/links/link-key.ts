import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { backupMessages } from '../config/operator-messages.js';

const KEY_FILE = 'link-key';

/**
 * Derives the tokens of links in mails from the row's id and a key that the database does not hold. So stored, queued
 * or dumped data opens nothing, and a repeated mail carries the same link.
 */
export class LinkKey {
  /** The key before this one, while it is still accepted (ADR 71). */
  readonly earlier: readonly LinkKey[];

  constructor(
    private readonly key: string,
    previous?: string,
  ) {
    this.earlier = previous === undefined ? [] : [new LinkKey(previous)];
  }

  /** All valid keys, the present one first. */
  get all(): readonly LinkKey[] {
    return [this, ...this.earlier];
  }

  /** 256 bits, in the form of a link. */
  tokenOf(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }

  /** 256 bits for encrypted data, different for each purpose. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }

  /** Identifies the key in a backup without revealing it. */
  mark(): string {
    return this.keyFor('backup mark').toString('hex').slice(0, 32);
  }
}

/** The key that the product made; null with TOKEN_SECRET, or before a key was made. */
export function keptKey({ tokenSecret, dataDir }: KeyPlace): string | null {
  const file = join(dataDir, KEY_FILE);
  return tokenSecret === undefined && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Stores a key in an installation that has none. @throws OperatorError when the installation has another key */
export function keepKey({ tokenSecret, dataDir }: KeyPlace, key: string): void {
  if (tokenSecret !== undefined) return;
  const file = join(dataDir, KEY_FILE);
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8') !== key) throw new OperatorError(backupMessages.otherKeptKey);
    return;
  }
  makeFolder(dataDir);
  writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
}

/** The hash of a session's or link's token. Only the hash is stored. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type KeyPlace = Pick<Config, 'tokenSecret' | 'dataDir'>;

/** TOKEN_SECRET, or a key under DATA_DIR that the first process makes. */
export function openLinkKey({
  tokenSecret,
  previousTokenSecret,
  dataDir,
}: KeyPlace & Pick<Config, 'previousTokenSecret'>): LinkKey {
  if (tokenSecret !== undefined) return new LinkKey(tokenSecret, previousTokenSecret);
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) makeKey(dataDir, file);
  return new LinkKey(readFileSync(file, 'utf8'), previousTokenSecret);
}

/** The first process links the complete key file into place, so that no process reads half a key. */
function makeKey(dataDir: string, file: string): void {
  makeFolder(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
