import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { LinkKey } from './link-key.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Texts that the product reads again and that the database must not reveal. They are encrypted with a key that the database
 * does not hold. `place` binds a text to its row; at another place it cannot be decrypted.
 */
export class SealedText {
  private readonly key: Buffer;
  private readonly earlier: readonly Buffer[];

  constructor(key: LinkKey, purpose: string) {
    this.key = key.keyFor(purpose);
    this.earlier = key.earlier.map((one) => one.keyFor(purpose));
  }

  seal(text: string, place: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Undefined for a text sealed with another key or for another place. */
  open(sealed: Buffer, place: string): string | undefined {
    return openUnder(this.key, sealed, place) ?? this.openEarlier(sealed, place);
  }

  /** The text encrypted with the present key; undefined when it has that key already, or has no known key. */
  renew(sealed: Buffer, place: string): Buffer | undefined {
    if (openUnder(this.key, sealed, place) !== undefined) return undefined;
    const text = this.openEarlier(sealed, place);
    return text === undefined ? undefined : this.seal(text, place);
  }

  private openEarlier(sealed: Buffer, place: string): string | undefined {
    return this.earlier.map((key) => openUnder(key, sealed, place)).find((text) => text !== undefined);
  }
}

function openUnder(key: Buffer, sealed: Buffer, place: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
