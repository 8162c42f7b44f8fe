import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids, typeset, type AnswerChanges, type Criterion, type Grid } from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import { allFacts, plannedLeft, redoWords } from './criterionCard';
import { ladderOf } from './ladder';
import type { Worked } from './result';
import { applyInput, jobOf, payInputOf } from './work';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);
const SERVICE_AGENT = 43;
const [AUTONOMY] = grid.criteria;
if (AUTONOMY === undefined) throw new Error('The grid has no criterion');

function without(rank: number): Grid {
  const cut = (criterion: Criterion): Criterion => ({
    ...criterion,
    columns: criterion.columns.map((column) => column.filter((degree) => degree.rank !== rank)),
  });
  return { ...grid, criteria: grid.criteria.map((one) => (one.id === AUTONOMY?.id ? cut(one) : one)) };
}

const ANSWERS: AnswerChanges = { 1: { degree: 4 }, 2: { degree: 2 }, 3: { degree: 2 } };

/** Answered on the shipped grid, opened under another. */
function openedOn(inForce: Grid, answers: AnswerChanges = ANSWERS): Worked {
  const work = applyInput(grid, undefined, { functionId: SERVICE_AGENT, answers });
  const job = work && jobOf(inForce, work);
  if (work === undefined || job === undefined) throw new Error('The function is of both grids');
  const info = { id: 2, status: 'in_force' as const, effectiveOn: '2026-01-01', confirmed: true, pointValue: 20.8 };
  const reference: Reference = {
    grid: inForce,
    info,
    floors: { params: inForce.params, wage: null, territory: 'metropole' },
  };
  const saving = { hasUnsaved: false };
  const payInput = payInputOf(work, '2026-11-21');
  return {
    valuation: null,
    reference,
    amountGrid: reference,
    saving,
    inPlace: false,
    payInput,
    alone: true,
    job,
    work,
  };
}

describe('a degree that the grid in force no longer has', () => {
  const opened = openedOn(without(4));
  const [facts] = allFacts(opened);

  it('is named, and its criterion must be answered again, by the planned degree if wanted', () => {
    expect(facts).toMatchObject({ state: 'pending', goneDegree: 4 });
    expect(plannedLeft(opened).map(({ criterion, degree }) => [criterion.id, degree])).toEqual([[AUTONOMY.id, 2]]);
    const [known] = allFacts(openedOn(grid));
    expect(known).toMatchObject({ state: 'answered', degree: 4, goneDegree: null });
  });

  it('leaves no rung with fewer points and more euros', () => {
    const { rungs, referenceDegree } = ladderOf(opened, AUTONOMY);
    expect(referenceDegree).toBe(2);
    for (const { differencePoints, differenceCents } of rungs) {
      expect(Math.sign(differenceCents)).toBe(Math.sign(differencePoints));
    }
  });
});

describe('the text above the criteria of a row to be redone', () => {
  const title = typeset(AUTONOMY.title);

  it('names what the grid in force no longer accepts, otherwise what it asks, otherwise that nothing is gone', () => {
    expect(redoWords(openedOn(without(4)))).toBe(
      `Une nouvelle grille est en vigueur et n’admet plus le choix fait pour ce critère\u00a0: ${title}, degré 4. Faites un autre choix, puis calculez.`,
    );
    expect(redoWords(openedOn(grid, { 2: { degree: 2 }, 3: { degree: 2 } }))).toBe(
      `Une nouvelle grille est en vigueur et demande une réponse pour ce critère\u00a0: ${title}. Répondez, puis calculez.`,
    );
    expect(redoWords(openedOn(grid))).toMatch(/^Une nouvelle grille .+ existent toujours.+vérifiez chaque critère/);
  });
});
