/** What the answer of the public register means for a person who requests an account. Pure. */
import type { Company } from '@valorisation/contract';
import { signup } from '../i18n/fr';

/** The sentences for the person who reads them: an applicant, or staff who open the account. */
export type AdviceWords = Readonly<Record<keyof typeof signup.register, string>>;

export type Lookup =
  /** There is no SIRET yet, or it is incomplete. */
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly company: Company }
  | { readonly status: 'unknown' }
  /** The register does not answer, is too slow, or was asked too often. */
  | { readonly status: 'away' };

export interface Advice {
  readonly tone: 'stone' | 'forest' | 'wheat';
  readonly text: string;
}

/** Sentences of advice. An establishment may need several. */
export function companyAdvice(lookup: Lookup, words: AdviceWords = signup.register): readonly Advice[] {
  switch (lookup.status) {
    case 'idle':
      return [];
    case 'searching':
      return [{ tone: 'stone', text: words.searching }];
    case 'unknown':
      return [{ tone: 'wheat', text: words.unknown }];
    case 'away':
      return [{ tone: 'wheat', text: words.away }];
    case 'found':
      return adviceOn(lookup.company, words);
  }
}

function adviceOn({ open, published, ofTheBranch }: Company, words: AdviceWords): Advice[] {
  const warnings = [
    ...(open ? [] : [words.closed]),
    ...(published ? [] : [words.unpublished]),
    ...(ofTheBranch ? [] : [words.otherAgreement]),
  ];
  if (warnings.length === 0) return [{ tone: 'forest', text: words.found }];
  return warnings.map((text) => ({ tone: 'wheat', text }));
}

/** A prefilled field that was not changed takes the next value. A typed value stays. */
export function prefilled(typed: string, before: string | null, next: string | null): string {
  const isOwn = typed.trim() !== '' && typed !== (before ?? '');
  return isOwn ? typed : (next ?? '');
}
