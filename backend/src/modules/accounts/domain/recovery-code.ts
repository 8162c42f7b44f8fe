import { randomBytes } from 'node:crypto';

const COUNT = 10;
/** 32 characters that are not confused when copied from paper. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** The number of characters in a code. Each character has five bits. */
const LENGTH = 10;

/** Codes for a person who has lost the device, as shown: `k7m2x-4hq9p`. Each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });
}

/** A typed code: from the device, or a recovery code without its hyphen. */
export type TypedCode = { readonly digits: string } | { readonly recovery: string };

/** The text may contain spaces. Undefined when it can be neither kind of code. */
export function readCode(typed: string): TypedCode | undefined {
  const signs = typed.replace(/[\s\u2010-\u2015-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(signs)) return { digits: signs };
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? { recovery: signs } : undefined;
}
