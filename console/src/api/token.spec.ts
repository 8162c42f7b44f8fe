import { describe, expect, it } from '@jest/globals';
import { TokenKeeper } from './token';

const KEY = 'valorisation.token';

/** A browser's storage, as far as tokens need it. */
function storageWith(stored: string | null) {
  const content = new Map(stored === null ? [] : [[KEY, stored]]);
  return {
    stored: () => content.get(KEY) ?? null,
    storage: {
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => void content.set(key, value),
      removeItem: (key: string) => void content.delete(key),
    },
  };
}

type Act = (tokens: TokenKeeper) => void;
const arrivesWithTk: Act = (tokens) => tokens.goBy('tk');
const isRefused: Act = (tokens) => tokens.drop();
const signsIn: Act = (tokens) => tokens.keep('new');

const CASES: readonly [
  what: string,
  stored: string | null,
  acts: readonly Act[],
  used: string | null,
  left: string | null,
][] = [
  ['the stored token is used', 'own', [], 'own', 'own'],
  ['a failed check of the stored token clears it', 'own', [isRefused], null, null],
  ['a sign-in replaces the stored token', 'own', [signsIn], 'new', 'new'],
  ['a tk is used and not stored', null, [arrivesWithTk], 'tk', null],
  ['a tk is used in place of the stored token, which stays', 'own', [arrivesWithTk], 'tk', 'own'],
  ['a failed tk opens no session, and keeps the stored token', 'own', [arrivesWithTk, isRefused], null, 'own'],
  ['a second refusal of the same visit clears nothing more', 'own', [arrivesWithTk, isRefused, isRefused], null, 'own'],
  ['another tk takes over from one that failed', 'own', [arrivesWithTk, isRefused, arrivesWithTk], 'tk', 'own'],
  ['a sign-in ends the visit', 'own', [arrivesWithTk, isRefused, signsIn], 'new', 'new'],
  ['after the visit a failed check clears again', 'own', [arrivesWithTk, signsIn, isRefused], null, null],
];

describe('the token of a session', () => {
  it.each(CASES)('%s', (_, before, acts, used, left) => {
    const { storage, stored } = storageWith(before);
    const tokens = new TokenKeeper(() => storage);
    for (const act of acts) act(tokens);
    expect([tokens.read(), stored()]).toEqual([used, left]);
  });

  it('is found by the next visit as it was stored, after any tk', () => {
    const { storage } = storageWith('own');
    const visit = new TokenKeeper(() => storage);
    arrivesWithTk(visit);
    isRefused(visit);
    expect(new TokenKeeper(() => storage).read()).toBe('own');
  });

  it('lasts as long as the page when storage is refused', () => {
    const tokens = new TokenKeeper(() => {
      throw new Error('refused');
    });
    expect(tokens.read()).toBeNull();
    signsIn(tokens);
    expect(tokens.read()).toBe('new');
    isRefused(tokens);
    expect(tokens.read()).toBeNull();
  });
});
