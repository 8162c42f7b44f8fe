import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { refusal } from '../testing/refusal.js';
import {
  aCompletedValuation,
  aContext,
  aValuation,
  DEFAULT_DEGREES,
  FUNCTIONS,
  PAST_GRID,
} from '../testing/valuation.builder.js';
import { Valuation } from './valuation.aggregate.js';

const fieldsOf = (act: () => unknown): string[] => Object.keys(refusal(act).details.fields ?? {});
const types = ({ events }: Valuation): string[] => events.map(({ type }) => type);

describe('a new valuation', () => {
  it('is in progress, visible and without answers except where a criterion does not concern the function', () => {
    const created = Valuation.create(1, 10, { functionId: FUNCTIONS.serviceAgent }, aContext());
    expect(types(created)).toEqual(['valuation.created']);
    expect(created.state).toMatchObject({
      status: ValuationStatus.InProgress,
      visible: true,
      result: null,
      version: 1,
    });
    expect(created.state.answers[1]).toEqual({ degree: null, notConcerned: false });
    expect(created.state.answers[4]).toEqual({ degree: null, notConcerned: true });
  });

  it('is not computed while its function is unnamed', () => {
    const begun = Valuation.create(1, 10, {}, aContext());
    expect(begun.state.inputs).toMatchObject({ functionId: FUNCTIONS.other, categoryLevel: 0 });
    expect(fieldsOf(() => begun.complete(aContext()))).toEqual(['otherFunction']);
  });

  it('needs a function of the grid', () => {
    expect(fieldsOf(() => Valuation.create(1, 10, { functionId: 999 }, aContext()))).toEqual(['functionId']);
  });

  it("refuses a category other than the function's, and an autre function without one", () => {
    const otherCategory = { functionId: FUNCTIONS.serviceAgent, categoryLevel: 3 } as const;
    expect(fieldsOf(() => Valuation.create(1, 10, otherCategory, aContext()))).toEqual(['categoryLevel']);
    const untold = { functionId: FUNCTIONS.other, otherFunction: 'Médiation animale' };
    expect(fieldsOf(() => Valuation.create(1, 10, untold, aContext()))).toEqual(['categoryLevel']);
    const untitled = { functionId: FUNCTIONS.other, categoryLevel: 1 } as const;
    expect(fieldsOf(() => Valuation.create(1, 10, untitled, aContext()))).toEqual(['otherFunction']);
  });

  it('keeps the free title of an autre function out of its event', () => {
    const change = { functionId: FUNCTIONS.other, otherFunction: 'Chez Mme Dupont', categoryLevel: 1 } as const;
    const created = Valuation.create(1, 10, change, aContext());
    expect(JSON.stringify(created.events)).not.toContain('Dupont');
    expect(created.texts.otherFunction).toBe('Chez Mme Dupont');
    expect(created.hasNewTexts).toBe(true);
  });

  it('refuses hourly pay outside teaching and fixed days outside executives', () => {
    expect(fieldsOf(() => aValuation({ hourly: true }))).toEqual(['hourly']);
    expect(fieldsOf(() => aValuation({ fixedDays: true }))).toEqual(['fixedDays']);
  });

  it('refuses a seniority in the future', () => {
    expect(fieldsOf(() => aValuation({ seniorityOn: '2026-11-22' }))).toEqual(['seniorityOn']);
  });
});

describe('completing', () => {
  it('computes on the grid in force and stores the result with its day', () => {
    const valuation = aValuation({ answers: DEFAULT_DEGREES });
    valuation.complete(aContext());
    expect(types(valuation)).toEqual(['valuation.completed']);
    expect(valuation.state.status).toBe(ValuationStatus.UpToDate);
    expect(valuation.state.result).toMatchObject({
      indexHundredths: 103_000,
      minimumCents: 178_533,
      calculatedOn: '2026-11-21',
    });
    expect(valuation.state.history).toEqual([{ by: 7, cents: 178_533, at: '2026-11-21T10:00:00.000Z' }]);
  });

  it('names the criteria that have no answer yet', () => {
    const refused = refusal(() => aValuation({ answers: { 1: { degree: 2 } } }).complete(aContext()));
    expect(refused.code).toBe('criteres_manquants');
    expect(Object.keys(refused.details.fields ?? {})).toEqual(['answers.2', 'answers.3']);
  });

  it('requires the reason of a degree below the default at completion, not when saving', () => {
    const valuation = aValuation({ answers: { ...DEFAULT_DEGREES, 1: { degree: 1 } } });
    expect(fieldsOf(() => valuation.complete(aContext()))).toEqual(['answers.1']);
    valuation.edit({ answers: { 1: { reason: 'Prise de poste en septembre' } } }, aContext());
    valuation.complete(aContext());
    expect(valuation.state.status).toBe(ValuationStatus.UpToDate);
  });

  it('is refused for a row that is up to date or archived', () => {
    const done = aCompletedValuation();
    expect(refusal(() => done.complete(aContext())).code).toBe('transition_refusee');
    done.archive(aContext());
    expect(refusal(() => done.complete(aContext())).code).toBe('transition_refusee');
  });
});

describe('editing', () => {
  it('puts a computed row back in progress when an answer changes, and drops the outdated amount', () => {
    const valuation = aCompletedValuation();
    valuation.edit({ answers: { 1: { degree: 3 } } }, aContext());
    expect(types(valuation)).toEqual(['valuation.edited']);
    expect(valuation.state).toMatchObject({ status: ValuationStatus.InProgress, result: null });
    expect(valuation.events[0]?.payload).toMatchObject({
      changes: [
        {
          field: 'answer.1',
          from: { degree: 2, notConcerned: false },
          to: { degree: 3, notConcerned: false },
        },
      ],
    });
  });

  it('recomputes share, guaranteed pay and fixed days in place, on the row’s own grid and day', () => {
    const past = aContext({ gridInForce: PAST_GRID, rowGrid: PAST_GRID, today: '2024-03-12' });
    const valuation = aCompletedValuation({}, past);
    valuation.edit({ shareHundredths: 5_000 }, aContext({ rowGrid: PAST_GRID }));
    expect(valuation.state).toMatchObject({ status: ValuationStatus.UpToDate, gridId: PAST_GRID.id });
    // 1030 points x 20.59 / 12 = 1767.31, half of it rounded half up.
    expect(valuation.state.result).toMatchObject({ minimumCents: 88_366, calculatedOn: '2024-03-12' });
  });

  it('records nothing when nothing changes', () => {
    const valuation = aCompletedValuation();
    valuation.edit({ shareHundredths: 10_000, answers: { 1: { degree: 2 } } }, aContext());
    expect(valuation.events).toEqual([]);
    expect(valuation.state.version).toBe(2);
  });

  it('keeps the answers that the new function allows', () => {
    const valuation = aValuation({ functionId: FUNCTIONS.accountant, answers: DEFAULT_DEGREES });
    valuation.edit({ functionId: FUNCTIONS.secretary }, aContext());
    expect(valuation.state.answers[1]).toEqual({ degree: 2, notConcerned: false });
  });

  it('drops hourly pay with the teaching function, and refuses it when requested explicitly', () => {
    const teacher = { functionId: FUNCTIONS.teacherExecutive, hourly: true };
    const valuation = aValuation(teacher);
    valuation.edit({ functionId: FUNCTIONS.secretary }, aContext());
    expect(valuation.state.inputs.hourly).toBe(false);
    expect(
      fieldsOf(() => aValuation(teacher).edit({ functionId: FUNCTIONS.secretary, hourly: true }, aContext())),
    ).toEqual(['hourly']);
  });

  it('is refused for an archived row', () => {
    const valuation = aCompletedValuation();
    valuation.archive(aContext());
    expect(refusal(() => valuation.edit({ shareHundredths: 100 }, aContext())).code).toBe('transition_refusee');
  });

  it('reports an unknown degree and a degree on a criterion that does not concern the function', () => {
    expect(fieldsOf(() => aValuation().edit({ answers: { 1: { degree: 9 } } }, aContext()))).toEqual(['answers.1']);
    expect(fieldsOf(() => aValuation().edit({ answers: { 4: { degree: 2 } } }, aContext()))).toEqual(['answers.4']);
  });

  it('writes a new row of free texts when a reason changes, and keeps the status', () => {
    const valuation = aCompletedValuation();
    valuation.edit({ answers: { 1: { evidence: 'Fiche de poste signée' } } }, aContext());
    expect(valuation.state.status).toBe(ValuationStatus.UpToDate);
    expect(valuation.hasNewTexts).toBe(true);
    expect(JSON.stringify(valuation.events)).not.toContain('signée');
  });

  it('treats the removal of a required reason as a changed answer', () => {
    const valuation = aCompletedValuation({
      answers: { ...DEFAULT_DEGREES, 1: { degree: 1, reason: 'Prise de poste' } },
    });
    valuation.edit({ answers: { 1: { reason: null } } }, aContext());
    expect(valuation.state).toMatchObject({ status: ValuationStatus.InProgress, result: null });
  });
});
