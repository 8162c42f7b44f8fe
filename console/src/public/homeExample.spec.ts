import { describe, expect, it } from '@jest/globals';
import {
  defaultAnswers,
  dueReason,
  estimatePay,
  explained,
  formatDay,
  isUnderMinimum,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  type Floors,
  type Grid,
} from '@valorisation/rules';
import type { EstimateAnswer } from '@valorisation/contract';
import { exampleOf } from './homeExample';

const plain = (text: string) => text.replace(/\s/g, ' ');

const shipped = shippedGrids.find(({ status }) => status === 'in_force');
const wage = shippedMinimumWages.filter(({ territory }) => territory === 'metropole').at(-1);
if (shipped === undefined || wage === undefined) throw new Error('No grid or no minimum wage is shipped');
const inForce = readGrid(shipped.document);

/** As the API answers it: the e2e spec compares the two. */
function answerOn(grid: Grid, effectiveOn: string, confirmed: boolean): EstimateAnswer {
  const job = grid.functions.find(({ title }) => title === 'Secrétaire-comptable');
  if (job?.categoryLevel === undefined || job.categoryLevel === null) throw new Error('The grid has no such function');
  const terms = {
    functionId: job.id,
    categoryLevel: job.categoryLevel,
    leaveWeeks: 0,
    seniorityOn: `${Number(effectiveOn.slice(0, 4)) - 8}-01-01`,
    shareHundredths: 10_000,
    hourly: false,
    fixedDays: false,
    guaranteedCents: null,
  };
  const floors: Floors = { params: grid.params, wage: wage ?? null, territory: 'metropole' };
  const input = {
    ...terms,
    calculatedOn: effectiveOn,
    fixedAmountCents: null,
    answers: defaultAnswers(grid, job, job.categoryLevel),
  };
  const { pay, due, steps } = estimatePay(grid, floors, input);
  const { reason, notes } = dueReason({ due, floors, hourly: false, shareHundredths: 10_000, alone: true });
  return {
    ...terms,
    functionTitle: job.title,
    planned: pay.planned,
    uncounted: pay.uncounted,
    indexHundredths: pay.indexHundredths,
    majoredIndexHundredths: pay.majoredIndexHundredths,
    minimumCents: pay.minimumCents,
    hourlyCents: pay.hourlyCents,
    remunerationValueCents: pay.remunerationValueCents,
    displayed: pay.displayed,
    due: { cents: due.cents, unit: due.unit, source: due.source },
    territory: 'metropole',
    reason: [reason, ...notes].join(' '),
    belowMinimum: isUnderMinimum(floors, pay.indexHundredths),
    calculatedOn: effectiveOn,
    grid: { id: 1, status: 'in_force', effectiveOn, confirmed, pointValue: grid.params.paramMicroEuros / 10_000 },
    trace: explained(steps, grid),
  };
}

describe('the example on the home page', () => {
  it('counts what the rules count, and ends with the amount to pay at least', () => {
    const example = exampleOf(answerOn(inForce, shipped.effectiveOn, false));
    expect(example?.lines.map(({ label, hint, value }) => plain(`${label}, ${hint} : ${value}`))).toEqual([
      'Indice de base, Technicien : 880',
      'Congés, aucune semaine en plus : 150',
      'Ancienneté, 3 % de 1 030 : 30,90',
      '3 critères, degré 2 : 60',
    ]);
    expect([example?.index, example?.month, example?.due].map((text) => plain(text ?? ''))).toEqual([
      '1 120,90',
      '× 20,80 € ÷ 12 mois',
      '1 942,89 €',
    ]);
    expect(plain(example?.subtitle ?? '')).toBe('Un exemple : temps plein, 8 ans d’ancienneté');
    expect(example?.notes.map(plain)).toEqual([
      `Grille du ${formatDay(shipped.effectiveOn)}, valeurs à confirmer par la branche.`,
    ]);
  });

  it('has the amounts of the next grid once that is in force', () => {
    const next = { ...inForce, params: { ...inForce.params, paramMicroEuros: 230_000 } };
    const example = exampleOf(answerOn(next, '2027-01-01', true));
    expect(example?.notes).toEqual(['Grille du 01/01/2027.']);
    expect([example?.month, example?.due].map((text) => plain(text ?? ''))).toEqual([
      '× 23,00 € ÷ 12 mois',
      '2 148,39 €',
    ]);
  });

  it('says why its amount is not the one of its lines', () => {
    const low = { ...inForce, params: { ...inForce.params, paramMicroEuros: 190_000 } };
    const example = exampleOf(answerOn(low, shipped.effectiveOn, true));
    expect(example?.notes[0]).toContain(`Smic du ${formatDay(wage.from)}`);
  });

  it('names one degree for criteria that share it, and is left out while a criterion counts nothing', () => {
    const answer = answerOn(inForce, shipped.effectiveOn, false);
    const trace = answer.trace.map((step) =>
      step.rule === 'criterion' && step.inputs.criterionId === 1
        ? { ...step, inputs: { ...step.inputs, degree: 3 } }
        : step,
    );
    expect(exampleOf({ ...answer, trace })?.lines.at(-1)?.hint).toBe('aux degrés prévus');
    expect(exampleOf({ ...answer, uncounted: [6] })).toBeNull();
  });
});
