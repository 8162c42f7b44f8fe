import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LinkKey } from '../../platform/links/link-key.js';

export interface NewsReader {
  readonly establishmentId: number;
  readonly accountId: number;
}

const TOKEN = /^(\d{1,10})-(\d{1,10})-([\w-]{43})$/;

/**
 * The link by which an account stops news, and wants them again. It works without a session and as often as its holder
 * likes, so that nothing about it is stored.
 */
@Injectable()
export class NewsLink {
  constructor(private readonly links: LinkKey) {}

  tokenOf({ establishmentId, accountId }: NewsReader): string {
    return `${establishmentId}-${accountId}-${proof(this.links, establishmentId, accountId)}`;
  }

  /** Undefined for a token that no key of this installation has made. */
  open(token: string): NewsReader | undefined {
    const [, establishment = '', account = '', given = ''] = TOKEN.exec(token) ?? [];
    const [establishmentId, accountId] = [Number(establishment), Number(account)];
    const isProven = this.links.all.some((key) => isSame(proof(key, establishmentId, accountId), given));
    return isProven ? { establishmentId, accountId } : undefined;
  }
}

function proof(key: LinkKey, establishmentId: number, accountId: number): string {
  return key.tokenOf(`news ${establishmentId} ${accountId}`);
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
