import { randomBytes } from 'node:crypto';

const COUNT = 10;
/** 32 signs, none of which is taken for another when it is copied from paper. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Of five bits each. */
const LENGTH = 10;

/** Codes for who has lost the device, as they are shown: `k7m2x-4hq9p`. Each is good once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });
}

/** What somebody typed: a code of the device, or a recovery code without its hyphen. */
export type TypedCode = { readonly digits: string } | { readonly recovery: string };

/** However it is spaced; undefined of what can be neither. */
export function readCode(typed: string): TypedCode | undefined {
  const signs = typed.replace(/[\s\u2010-\u2015-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(signs)) return { digits: signs };
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? { recovery: signs } : undefined;
}
