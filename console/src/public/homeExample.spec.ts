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
  const job = grid.functions.find(({ title }) => title === 'Agent de service');
  if (job?.categoryLevel === undefined || job.categoryLevel === null) throw new Error('The grid has no such function');
  const terms = {
    functionId: job.id,
    categoryLevel: job.categoryLevel,
    leaveWeeks: 0,
    seniorityOn: null,
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
    expect(example?.lines.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual([
      'Indice de la catégorie : 850 points',
      'Congés, sans semaine supplémentaire : 150 points',
      'Ancienneté, 0 % : 0 point',
      '3 critères, degré 2 : 30 points',
    ]);
    expect(example?.results.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual([
      'Indice : 1 030 points',
      'Minimum conventionnel, au point de 20,80 € : 1 785,33 €',
      'À verser au moins, par mois : 1 867,02 €',
    ]);
    expect(plain(example?.subtitle ?? '')).toBe(
      `Agent de service, temps plein, sans ancienneté, grille du ${formatDay(shipped.effectiveOn)}`,
    );
    expect(example?.reason).toContain(`Smic du ${formatDay(wage.from)}`);
    expect(example?.warnings.length).toBe(2);
  });

  it('has the amounts of the next grid once that is in force', () => {
    const next = { ...inForce, params: { ...inForce.params, paramMicroEuros: 230_000 } };
    const example = exampleOf(answerOn(next, '2027-01-01', true));
    expect(plain(example?.subtitle ?? '')).toContain('grille du 01/01/2027');
    expect(example?.results.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual([
      'Indice : 1 030 points',
      'Minimum conventionnel, au point de 23,00 € : 1 974,17 €',
      'À verser au moins, par mois : 2 018,25 €',
    ]);
    expect(example?.reason).toContain('plancher de la branche');
  });

  it('names one degree for criteria that share it, and is left out while a criterion counts nothing', () => {
    const answer = answerOn(inForce, shipped.effectiveOn, false);
    const trace = answer.trace.map((step) =>
      step.rule === 'criterion' && step.inputs.criterionId === 1
        ? { ...step, inputs: { ...step.inputs, degree: 3 } }
        : step,
    );
    expect(plain(exampleOf({ ...answer, trace })?.lines.at(-1)?.label ?? '')).toBe('3 critères, aux degrés prévus');
    expect(exampleOf({ ...answer, uncounted: [6] })).toBeNull();
  });
});
