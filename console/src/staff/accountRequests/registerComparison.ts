/** The typed facts beside the facts of the public register, line by line, with their differences. */
import type { AccountRequest } from '@valorisation/contract';

type Compared = 'name' | 'address' | 'activity' | 'agreement' | 'state';
export type Difference = Exclude<Compared, 'activity'>;
type Verdict = 'same' | 'differs' | 'unpublished';

export interface ComparedLine {
  readonly fact: Compared;
  /** The typed value; null when the form does not ask for one. */
  readonly typed: string | null;
  readonly register: string | null;
  /** Null: there is nothing to compare. */
  readonly verdict: Verdict | null;
}

const BRANCH = '7520';

/** Only letters and digits, sorted. Accents, case, punctuation and the order of words therefore make no difference. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}

function verdictOf(typed: string, register: string | null): Verdict {
  if (register === null) return 'unpublished';
  return wordsOf(typed) === wordsOf(register) ? 'same' : 'differs';
}

/** Empty without a stored answer of the register. */
export function comparedLines({ company_name: name, user_address: address, register }: AccountRequest): ComparedLine[] {
  if (register === null) return [];
  const holds = (isSo: boolean): Verdict => (isSo ? 'same' : 'differs');
  return [
    { fact: 'name', typed: name, register: register.name, verdict: verdictOf(name, register.name) },
    { fact: 'address', typed: address, register: register.address, verdict: verdictOf(address, register.address) },
    { fact: 'activity', typed: null, register: register.activity, verdict: null },
    { fact: 'agreement', typed: null, register: null, verdict: holds(register.agreements.includes(BRANCH)) },
    { fact: 'state', typed: null, register: null, verdict: holds(register.open) },
  ];
}

export function differencesOf(request: AccountRequest): Difference[] {
  return comparedLines(request).flatMap(({ fact, verdict }) =>
    verdict === 'differs' && fact !== 'activity' ? [fact] : [],
  );
}

/** The finding from the latest stored answer of the register, by the server's rule. Null without an answer. */
export function latestFinding({
  register,
}: Pick<AccountRequest, 'register'>): AccountRequest['register_finding'] | null {
  if (register === null) return null;
  if (!register.open) return 'closed';
  if (!register.agreements.includes(BRANCH)) return 'other-agreement';
  return register.name === null ? 'unpublished' : 'confirmed';
}
