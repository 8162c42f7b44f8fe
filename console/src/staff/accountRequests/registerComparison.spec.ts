import { describe, expect, it } from '@jest/globals';
import type { AccountRequest } from '@valorisation/contract';
import { comparedLines, differencesOf } from './registerComparison';

const REQUEST: AccountRequest = {
  id: 1,
  state: 'waiting',
  siret: '77500002900014',
  company_name: 'Maison familiale des Coteaux',
  user_email: 'direction@coteaux.example',
  user_firstname: 'Nadia',
  user_lastname: 'Ferrand',
  user_address: '8 chemin des Vignes, 33000 Bordeaux',
  register_finding: 'confirmed',
  register: {
    name: 'MAISON FAMILIALE DES CÔTEAUX',
    address: '8 CHEMIN DES VIGNES 33000 BORDEAUX',
    activity: '85.32Z',
    open: true,
    agreements: ['7520'],
  },
  has_account: false,
  head_email: null,
  refusal_reason: null,
  activated: null,
  created_at: '2026-11-20T09:30:00.000Z',
  decided_at: null,
  decided_by: null,
};

const withRegister = (change: Partial<NonNullable<AccountRequest['register']>>): AccountRequest => ({
  ...REQUEST,
  register: REQUEST.register && { ...REQUEST.register, ...change },
});

describe('a request beside the register', () => {
  it('differs by words, not by capitals, accents, punctuation or their order', () => {
    expect(differencesOf(REQUEST)).toEqual([]);
    expect(differencesOf(withRegister({ name: 'COTEAUX, MAISON FAMILIALE DES' }))).toEqual([]);
    expect(differencesOf(withRegister({ name: 'MAISON FAMILIALE DES VIGNES' }))).toEqual(['name']);
    expect(differencesOf(withRegister({ address: '9 CHEMIN DES VIGNES 33000 BORDEAUX' }))).toEqual(['address']);
  });

  it('differs by an agreement of another branch and by a closed establishment', () => {
    expect(differencesOf(withRegister({ agreements: ['1516'], open: false }))).toEqual(['agreement', 'state']);
    expect(differencesOf(withRegister({ agreements: [] }))).toEqual(['agreement']);
  });

  it('does not differ by unpublished data, and shows nothing without an answer', () => {
    const hidden = withRegister({ name: null, address: null });
    expect(differencesOf(hidden)).toEqual([]);
    expect(
      comparedLines(hidden)
        .map(({ verdict }) => verdict)
        .slice(0, 2),
    ).toEqual(['unpublished', 'unpublished']);
    expect(comparedLines({ ...REQUEST, register: null })).toEqual([]);
  });
});
