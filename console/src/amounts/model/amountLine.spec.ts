import { describe, expect, it } from '@jest/globals';
import { ValuationStatus, type DueAmount } from '@valorisation/rules';
import { aProfile, aRow } from '../../testing/builders';
import { personLine, rowLine } from './amountLine';
import { paidStateOf, personState, stateOf } from './lineState';
import { personTotal } from './personTotal';

const month = (cents: number, source: DueAmount['source'] = 'minimum'): DueAmount => ({ cents, unit: 'month', source });
const awaiting = aRow({
  status: ValuationStatus.AwaitingUpdate,
  due: month(198_625),
  dueAfterUpdate: month(200_651),
});
const text = (row: Parameters<typeof rowLine>[0]) => rowLine(row)?.text ?? null;

describe('the line under an amount', () => {
  it('tells first what an act would change, and by how much', () => {
    expect(rowLine(awaiting)).toEqual({ text: '+20,26\u00a0€ après mise à jour', waits: true });
    expect(text({ ...awaiting, status: ValuationStatus.ToRedo })).toMatch(/grille en vigueur$/);
    expect(text({ ...awaiting, status: ValuationStatus.UpToDate, isBirthday: true })).toMatch(/avec l’ancienneté$/);
    expect(text({ ...awaiting, dueAfterUpdate: month(198_000) })).toBe('\u22126,25\u00a0€ après mise à jour');
    expect(text({ ...awaiting, dueAfterUpdate: awaiting.due })).toBe('inchangé après mise à jour');
  });

  it('then tells where the amount comes from, and nothing about the agreement’s own minimum', () => {
    expect(text(aRow({ due: month(1, 'minimum-wage'), belowMinimum: false }))).toBe('relevé au Smic');
    expect(text(aRow({ due: month(1, 'minimum-wage'), belowMinimum: true }))).toBe('minimum relevé au Smic');
    expect(text(aRow({ due: month(1, 'majored'), belowMinimum: true }))).toBe('rémunération garantie');
    expect(text(aRow({ due: month(1) }))).toBeNull();
    expect(text(aRow({ due: null }))).toBeNull();
  });

  it('tells of a person the change of the total, or which functions the total leaves out', () => {
    const two = { activeFunctions: 2, valuations: [awaiting, aRow({ id: 6 })], dueCents: 300_000 };
    const changed = aProfile({ ...two, functionsToUpdate: 1, dueAfterUpdateCents: 302_026 });
    expect(personLine(changed, personTotal(changed))?.text).toBe('+20,26\u00a0€ après mise à jour');
    const partial = aProfile({ ...two, uncomputedFunctions: 1 });
    expect(personLine(partial, personTotal(partial))?.text).toBe('hors 1 fonction à calculer');
  });
});

describe('the state of a line', () => {
  it('is the anniversary only of a valuation that is otherwise up to date', () => {
    expect(stateOf({ status: ValuationStatus.UpToDate, isBirthday: true })).toBe('anniversary');
    expect(stateOf({ status: ValuationStatus.ToRedo, isBirthday: true })).toBe('toRedo');
  });

  it('is, for several functions, the one that needs an act first', () => {
    const rows = [aRow({ id: 1 }), aRow({ id: 2, isBirthday: true }), awaiting, aRow({ id: 4, status: 0 })];
    const urgent = (of: typeof rows, gapCents: number | null = null) =>
      personState(aProfile({ valuations: of, activeFunctions: of.length, gapCents }));
    expect(urgent(rows)?.row.id).toBe(4);
    expect(urgent(rows.slice(0, 3), -100)?.row.id).toBe(awaiting.id);
    expect(urgent([])).toBeUndefined();
    expect(urgent(rows.slice(0, 2), -100)?.state).toBe('anniversary');
    expect(urgent(rows.slice(0, 1), -100)?.state).toBe('underpaid');
    expect(urgent(rows.slice(0, 1), 0)?.state).toBe('upToDate');
  });

  it('says that too little is paid for a monthly function only where the functions of the person together get too little', () => {
    const below = aRow({ gapCents: -100 });
    expect(paidStateOf(below, { gapCents: -1 })).toBe('underpaid');
    expect(paidStateOf(below, { gapCents: 50 })).toBe('upToDate');
    expect(paidStateOf(aRow({ gapCents: 20 }), { gapCents: -1 })).toBe('upToDate');
    expect(paidStateOf({ ...below, hourly: true }, { gapCents: null })).toBe('underpaid');
    expect(paidStateOf({ ...below, isBirthday: true }, { gapCents: -1 })).toBe('anniversary');
  });
});
