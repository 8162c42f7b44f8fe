import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids } from '@valorisation/rules';
import { estimateOf, estimateSearch, readEstimate } from './estimateAddress';

const shipped = shippedGrids.find(({ status }) => status === 'in_force');
if (shipped === undefined) throw new Error('No grid is shipped as in force');
const grid = readGrid(shipped.document);
const TODAY = '2026-11-21';
const SERVICE_AGENT = 43;

const kept = (search: string) => {
  const estimate = estimateOf(grid, readEstimate(search).given, TODAY);
  return estimate && estimateSearch(estimate.input);
};

describe('the address of an estimate', () => {
  it('restores every input that it was written from', () => {
    const search =
      'valor_c5=4&valor_c0=80.5&valor_anciennete=2019-09-01&valor_conges=2&valor_remuneration=1&valor_data=1-3_6-0';
    expect(kept(search)).toBe(search);
    const other = 'valor_c5=0&valor_other_metier=Berger&valor_cat=3&valor_forfait_jours=1&valor_data=1-3_4-nc';
    expect(kept(other)).toBe(other);
  });

  it("keeps the establishment's department beside the inputs", () => {
    const { department, given } = readEstimate('?valor_c5=43&departement=976');
    expect([department, given]).toEqual(['976', { functionId: SERVICE_AGENT }]);
    expect(estimateSearch(given, department)).toBe('departement=976&valor_c5=43');
  });

  it('leaves out default values', () => {
    const input = {
      functionId: SERVICE_AGENT,
      shareHundredths: 10_000,
      leaveWeeks: 0,
      hourly: false,
    };
    expect(estimateSearch({ ...input, guaranteedCents: null, answers: {} })).toBe('valor_c5=43');
    expect(estimateSearch({})).toBe('');
  });

  it('keeps that there is no seniority, because it is a choice', () => {
    const search = 'valor_c5=43&valor_anciennete=';
    expect(estimateSearch({ functionId: SERVICE_AGENT, seniorityOn: null })).toBe(search);
    expect(kept(search)).toBe(search);
  });

  it.each([
    ['valor_c0=0', 'a share of nothing'],
    ['valor_c0=abc', 'a share that is no number'],
    ['valor_conges=9', 'weeks that the grid does not have'],
    ['valor_anciennete=2999-01-01', 'a day that lies ahead'],
    ['valor_anciennete=2020-02-31', 'a day that does not exist'],
    ['valor_cat=3', 'the category of another function'],
    ['valor_remuneration=1', 'an hour for who is paid by the month'],
    ['valor_forfait_jours=1', 'fixed days for who is no executive'],
    ['valor_data=1-9', 'a degree that does not exist'],
    ['valor_data=99-2', 'a criterion that does not exist'],
    ['valor_data=4-2', 'a criterion that does not concern the function'],
    ['valor_data=<script>', 'no degrees at all'],
    ['valor_garantie=-5', 'a negative guarantee'],
    ['autre=1', 'an unknown name'],
  ])('leaves out %s: %s', (spoilt) => {
    expect(kept(`valor_c5=43&${spoilt}`)).toBe('valor_c5=43');
  });

  it('keeps valid values beside invalid ones', () => {
    expect(kept('valor_c5=43&valor_c0=50&valor_conges=9&valor_data=1-3_2-9')).toBe(
      'valor_c5=43&valor_c0=50&valor_data=1-3',
    );
  });

  it.each(['', 'valor_c5=99999', 'valor_c5=x', 'valor_c5=0', 'valor_c5=0&valor_cat=7', 'valor_conges=2'])(
    'has no function in « %s »',
    (search) => {
      expect(kept(search)).toBeNull();
    },
  );
});
