import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';

const KEY_FILE = 'link-key';

/**
 * Tokens of the links in mails. A token is derived from its row's id and a key that the database does not hold: what is
 * stored, queued or dumped opens nothing, and a mail that is sent again carries the same link.
 */
export class LinkKey {
  constructor(private readonly key: string) {}

  /** 256 bits, as they stand in a link. */
  tokenOf(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }

  /** 256 bits for what is stored encrypted; other ones for each purpose. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }
}

/** All that is stored of a token: of a session's or of a link's. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** TOKEN_SECRET, or a key of its own under DATA_DIR that the first process to ask makes. */
export function openLinkKey({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): LinkKey {
  if (tokenSecret !== undefined) return new LinkKey(tokenSecret);
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) makeKey(dataDir, file);
  return new LinkKey(readFileSync(file, 'utf8'));
}

/** Linked into place whole, by the first of those who try. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
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
