import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { backupMessages } from '../config/operator-messages.js';

const KEY_FILE = 'link-key';

/**
 * Tokens of the links in mails. A token is derived from its row's id and a key that the database does not hold: what is
 * stored, queued or dumped opens nothing, and a mail that is sent again carries the same link.
 */
export class LinkKey {
  /** The one that this key takes the place of, while that still counts (ADR 71). */
  readonly earlier: readonly LinkKey[];

  constructor(
    private readonly key: string,
    previous?: string,
  ) {
    this.earlier = previous === undefined ? [] : [new LinkKey(previous)];
  }

  /** This one first. */
  get all(): readonly LinkKey[] {
    return [this, ...this.earlier];
  }

  /** 256 bits, as they stand in a link. */
  tokenOf(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }

  /** 256 bits for what is stored encrypted; other ones for each purpose. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }

  /** By which a backup knows the key again, and nobody learns it. */
  mark(): string {
    return this.keyFor('backup mark').toString('hex').slice(0, 32);
  }
}

/** The key that the product made for itself; null where TOKEN_SECRET is the key, or none was made yet. */
export function keptKey({ tokenSecret, dataDir }: KeyPlace): string | null {
  const file = join(dataDir, KEY_FILE);
  return tokenSecret === undefined && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Into a place that has none. @throws OperatorError where there is another one */
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

/** All that is stored of a token: of a session's or of a link's. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type KeyPlace = Pick<Config, 'tokenSecret' | 'dataDir'>;

/** TOKEN_SECRET, or a key of its own under DATA_DIR that the first process to ask makes. */
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

/** Linked into place whole, by the first of those who try. */
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
