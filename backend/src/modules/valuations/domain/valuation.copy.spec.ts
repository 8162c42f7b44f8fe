import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import {
  aCompletedValuation,
  aContext,
  aValuation,
  DEFAULT_DEGREES,
  FUNCTIONS,
  GRID_IN_FORCE,
  PAST_GRID,
  withoutFunction,
} from '../testing/valuation.builder.js';
import { refusal } from '../testing/refusal.js';

const FORMATIONS = String(GRID_IN_FORCE.grid.criteria.find(({ kind }) => kind === 'training')?.id);
/** A diploma of a teacher-trainer in this category. */
const DIPLOMA = 3;
const OPEN = { degree: null, notConcerned: false };

describe('a copy for another person', () => {
  it('takes over the job and leaves out everything about the person', () => {
    const source = aValuation({
      functionId: FUNCTIONS.teacherExecutive,
      shareHundredths: 8_000,
      leaveWeeks: 2,
      fixedDays: true,
      seniorityOn: '2018-09-01',
      guaranteedCents: 300_000,
      answers: {
        1: { degree: 1, reason: 'Prise de poste de Paul', evidence: 'Son entretien' },
        [FORMATIONS]: { degree: DIPLOMA },
      },
    });
    source.fixAmount(200_000, 'a', aContext());
    const copy = source.duplicateFor(8, 20, aContext());
    expect(source.state.inputs).toMatchObject({ fixedDays: true, fixedAmountCents: 200_000 });
    expect(source.state.answers[FORMATIONS]?.degree).toBe(DIPLOMA);
    const { functionId, categoryLevel } = source.state.inputs;
    expect(copy.state).toMatchObject({
      id: 8,
      profileId: 20,
      status: ValuationStatus.InProgress,
      result: null,
      history: [],
      textId: null,
      isCopy: true,
      answers: { ...source.state.answers, [FORMATIONS]: OPEN },
    });
    expect(copy.state.inputs).toEqual({
      functionId,
      categoryLevel,
      shareHundredths: 8_000,
      leaveWeeks: 2,
      hourly: false,
      fixedDays: false,
      seniorityOn: null,
      withoutSeniority: false,
      guaranteedCents: null,
      fixedAmountCents: null,
    });
    expect(copy.texts).toEqual({ otherFunction: '', criteria: {} });
  });

  it('keeps the title of an "autre fonction", which names the job', () => {
    const title = { functionId: FUNCTIONS.other, otherFunction: 'Surveillant de nuit', categoryLevel: 1 } as const;
    const source = aValuation({ ...title, answers: { 1: { degree: 2, reason: 'Motif' } } });
    const copy = source.duplicateFor(8, 20, aContext());
    expect(copy.texts).toEqual({ otherFunction: 'Surveillant de nuit', criteria: {} });
    expect(copy.state).toMatchObject({ textId: aContext().newTextId, answers: { 1: { degree: 2 } } });
  });

  it("starts on the grid in force, whatever the source's grid, and is refused when its function no longer exists", () => {
    const onPast = aContext({ gridInForce: PAST_GRID, rowGrid: PAST_GRID });
    const source = aCompletedValuation({}, onPast);
    source.archive(aContext());
    const copy = source.duplicateFor(8, 20, aContext());
    expect(copy.state).toMatchObject({ status: ValuationStatus.InProgress, gridId: GRID_IN_FORCE.id });
    expect(copy.events.map(({ type }) => type)).toEqual(['valuation.duplicated']);
    const gridInForce = withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent);
    const refused = refusal(() => source.duplicateFor(8, 20, aContext({ gridInForce })));
    expect(refused.details.fields).toEqual({ functionId: { code: 'fonction_inconnue' } });
  });

  it('is visible to no more people than its source', () => {
    const source = aValuation();
    expect(source.duplicateFor(8, 20, aContext()).state.visible).toBe(true);
    expect(source.duplicateFor(8, 20, aContext(), false).state.visible).toBe(false);
    source.setVisible(false, aContext());
    expect(source.duplicateFor(8, 20, aContext()).state.visible).toBe(false);
  });
});

describe('the mark of a copy', () => {
  it('lasts until the first edit or calculation', () => {
    const copyOf = (source = aCompletedValuation()) => source.duplicate(8, 'duplicate', aContext());
    expect(aCompletedValuation().state.isCopy).toBe(false);
    const kept = copyOf();
    kept.setVisible(false, aContext());
    kept.archive(aContext());
    expect(kept.state.isCopy).toBe(true);
    const edited = copyOf();
    edited.edit({ shareHundredths: 5_000 }, aContext());
    expect(edited.state.isCopy).toBe(false);
    const completed = copyOf(aValuation({ answers: DEFAULT_DEGREES }));
    completed.complete(aContext());
    expect(completed.state.isCopy).toBe(false);
    expect(completed.duplicate(9, 'duplicate-and-archive', aContext()).state.isCopy).toBe(true);
  });
});
