import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gridChangeWords } from '../explain/grid-change-words.js';
import { gridInForce, gridWithPointValue, pastGrid } from '../testing/builders.js';
import { compareGrids } from './compare-grids.js';
import type { Grid } from './grid.js';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const told = (before: Grid, after: Grid) =>
  compareGrids(before, after)
    .map(gridChangeWords)
    .map(({ text, effect, who }) => `${effect}: ${plain(text)} | ${plain(who)}`);

/** The grid with one of its lists replaced. */
const changed = (change: Partial<Grid>): Grid => ({ ...gridInForce, ...change });

describe('what changed between two versions of the grid', () => {
  it('is the value of the point and the floor between the shipped versions', () => {
    expect(told(pastGrid, gridInForce)).toEqual([
      'gain: La valeur du point passe de 20,59 € à 20,80 € par an. | toutes les personnes dont l’emploi est classé : à indice égal, le minimum conventionnel augmente de 1,02 %.',
      'gain: Le plancher de branche passe de 1 052 points à 1 053 points, de 1 805,06 € à 1 825,20 € par mois à temps plein. | les personnes dont l’emploi est classé à moins de 1 053 points.',
    ]);
  });

  it('is nothing between a version and itself', () => {
    for (const grid of [pastGrid, gridInForce]) expect(compareGrids(grid, structuredClone(grid))).toEqual([]);
  });

  it('is in figures the value before, the value after and the difference, where figures say it all', () => {
    const figures = compareGrids(pastGrid, gridInForce).map((change) => {
      const { figures: row } = gridChangeWords(change);
      return row === null ? [] : [row.subject, row.before, row.after, row.gap].map((one) => plain(one ?? '–'));
    });
    expect(figures).toEqual([
      ['Valeur du point, par an', '20,59 €', '20,80 €', '+0,21 €'],
      [
        'Plancher de branche, de 1 052 points à 1 053 points, par mois à temps plein',
        '1 805,06 €',
        '1 825,20 €',
        '+20,14 €',
      ],
    ]);
  });

  it('is symmetric, a gain in one direction being a loss in the other', () => {
    const opposite = { gain: 'loss', loss: 'gain', other: 'other' } as const;
    const effects = (before: Grid, after: Grid) =>
      compareGrids(before, after).map((one) => gridChangeWords(one).effect);
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 3000 }), fc.integer({ min: 1500, max: 3000 }), (one, other) => {
        const [before, after] = [one, other].map((cents) => gridWithPointValue((cents / 100).toFixed(2)));
        if (before === undefined || after === undefined) return;
        const there = effects(before, after);
        expect(effects(after, before)).toEqual(there.map((effect) => opposite[effect]));
        expect(there.length === 0).toBe(one === other);
      }),
      { numRuns: 15 },
    );
  });

  it('includes points of a degree, the base of a category, and a reworded description', () => {
    const [criterion, ...criteria] = gridInForce.criteria;
    const [column, ...columns] = criterion?.columns ?? [];
    const [first, second, ...degrees] = column ?? [];
    if (criterion === undefined || first === undefined || second === undefined) throw new Error('too small a grid');
    const degreesNow = [
      { ...first, pointsHundredths: first.pointsHundredths + 100 },
      { ...second, text: 'Autrement dit' },
      ...degrees,
    ];
    const [category, ...categories] = gridInForce.categories;
    if (category === undefined) throw new Error('no category');
    const after = changed({
      criteria: [{ ...criterion, columns: [degreesNow, ...columns] }, ...criteria],
      categories: [{ ...category, baseHundredths: category.baseHundredths - 500 }, ...categories],
    });
    expect(compareGrids(gridInForce, after)).toEqual([
      {
        kind: 'category',
        category: category.title,
        before: category.baseHundredths,
        after: category.baseHundredths - 500,
      },
      {
        kind: 'degree',
        criterion: criterion.title,
        category: category.title,
        rank: first.rank,
        before: first.pointsHundredths,
        after: first.pointsHundredths + 100,
      },
      { kind: 'degree-text', criterion: criterion.title, category: category.title, rank: second.rank },
    ]);
    const [base, degree, text] = told(gridInForce, after);
    expect(base).toMatch(/^loss: L’indice de départ de la catégorie « .+ » passe de [\d ,]+ points à [\d ,]+ points\./);
    expect(degree).toMatch(/^gain: Critère « .+ », catégorie « .+ » : le degré 1 passe de /);
    expect(text).toMatch(/^other: .+ est décrit autrement\./);
  });

  it('includes functions that are added, removed, moved and renamed', () => {
    const [first, second, third, ...others] = gridInForce.functions.filter(({ categoryLevel }) => categoryLevel === 0);
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few functions');
    const rest = gridInForce.functions.filter((job) => ![first.id, second.id, third.id].includes(job.id));
    expect(others.length).toBeGreaterThan(0);
    const added = { ...first, id: 9999, title: 'Garde-haies' };
    const moved = { ...second, categoryLevel: 1 as const };
    const [id = 0] = Object.keys(third.defaultDegrees).map(Number);
    const renamed = { ...third, title: 'Autre nom', defaultDegrees: { ...third.defaultDegrees, [id]: 7 } };
    const after = changed({ functions: [moved, renamed, ...rest, added] });
    const lines = told(gridInForce, after).map((line) => line.split(' | ')[0]);
    const criterion = gridInForce.criteria.find((one) => one.id === id)?.title;
    const [from, to] = gridInForce.categories.map(({ title }) => title);
    expect(new Set(lines)).toEqual(
      new Set([
        plain(`other: La fonction « ${second.title} » passe de ${from} à ${to}.`),
        plain(`other: La fonction « ${third.title} » s’appelle désormais « Autre nom ».`),
        `other: Les degrés prévus de la fonction « Autre nom » changent : ${criterion}.`,
        'other: La fonction « Garde-haies » entre dans la grille.',
        plain(`other: La fonction « ${first.title} » n’est plus dans la grille.`),
      ]),
    );
  });

  it('includes the order of functions and families, and their names', () => {
    const [first, second, third, ...functions] = gridInForce.functions.filter(({ familyId }) => familyId === 1);
    const [family, other, ...families] = gridInForce.families;
    if (first === undefined || second === undefined || third === undefined || family === undefined) {
      throw new Error('too small a grid');
    }
    if (other === undefined) throw new Error('too few families');
    const elsewhere = gridInForce.functions.filter(({ familyId }) => familyId !== 1);
    const after = changed({
      functions: [third, second, { ...first, familyId: other.id, teacher: !first.teacher }, ...functions, ...elsewhere],
      families: [{ ...family, domainId: 4 }, { ...other, title: 'Autre famille' }, ...families],
    });
    expect(told(gridInForce, after).map((line) => line.split(' | ')[0])).toEqual([
      expect.stringMatching(
        /^other: La famille « Production .+ » passe du domaine « .+ » au domaine « Missions .+ »\.$/,
      ),
      expect.stringMatching(/^other: Les fonctions de la famille « Production .+ » changent d’ordre\.$/),
      expect.stringMatching(/^other: La famille « .+ » s’appelle désormais « Autre famille »\.$/),
      expect.stringMatching(/^other: La fonction « .+ » passe de la famille « .+ » à la famille « Autre famille »\.$/),
      plain(`other: La fonction « ${first.title} » peut désormais être payée à l’heure de formation.`),
    ]);
  });

  it('includes names, definitions and orders, which change no amount', () => {
    const [criterion, next, ...criteria] = gridInForce.criteria;
    const [leave, ...leaves] = gridInForce.leaveSteps;
    const [category, ...categories] = gridInForce.categories;
    if (criterion === undefined || next === undefined || leave === undefined || category === undefined) {
      throw new Error('too small a grid');
    }
    const after = changed({
      criteria: [next, { ...criterion, title: 'Autonomie', definition: 'Autrement dit.' }, ...criteria],
      leaveSteps: [{ ...leave, title: 'Sans congés', workingDays: 31 }, ...leaves],
      categories: [{ ...category, title: 'Ouvriers' }, ...categories],
    });
    expect(compareGrids(gridInForce, after).map(({ kind }) => kind)).toEqual([
      'category-title',
      'criterion-title',
      'criterion-definition',
      'criterion-order',
      'leave-title',
      'leave-days',
    ]);
    expect(told(gridInForce, after).filter((line) => !line.startsWith('other: '))).toEqual([]);
  });

  it('includes seniority, leave and the other constants', () => {
    const senioritySteps = gridInForce.senioritySteps.map((row) =>
      row.years === 5 ? { ...row, rates: row.rates.map((rate, level) => (level === 0 ? rate + 1 : rate)) } : row,
    );
    const leaveSteps = gridInForce.leaveSteps.filter(({ weeks }) => weeks !== 5);
    const params = { ...gridInForce.params, yearlyTrainingHours: 810, fixedDaysFactor: 11_500 };
    const lines = told(gridInForce, changed({ senioritySteps, leaveSteps, params }));
    expect(lines).toEqual([
      'loss: Le nombre d’heures de formation d’une année passe de 800 heures à 810 heures. | les formatrices et formateurs payés à l’heure.',
      'gain: Le coefficient du forfait en jours passe de 1,10 à 1,15. | les cadres au forfait en jours.',
      expect.stringMatching(/^gain: À 5 ans d’ancienneté, le taux de la catégorie « .+ » passe de \d+ % à \d+ %\. /),
      expect.stringMatching(/^loss: Avec 5 semaines supplémentaires de congés, le décompte disparaît \(.+\)\. /),
    ]);
  });
});
