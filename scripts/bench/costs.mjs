/** 36 months of a large school under a scenario, beside one calculation of everybody's pay of today. */
import { backendPackage } from '../lib/built.mjs';
import { inTurn, measured, median, told } from './figures.mjs';

const PEOPLE = 3000;
const LIMIT_MS = 1000;
const FIRST = '2026-11-01';
const CHANGES = [
  { kind: 'point-value', from: '2027-09-01', to: { percentHundredths: 150 } },
  { kind: 'seniority', from: '2028-03-01', positionId: null },
];

export async function costs(lab, { rounds }) {
  const rules = backendPackage('@valorisation/rules');
  const grid = rules.readGrid(rules.shippedGrids.find(({ status }) => status === 'in_force').document);
  const jobs = grid.functions.filter(({ categoryLevel }) => categoryLevel !== null);
  const positions = Array.from({ length: PEOPLE }, (_, id) => {
    const job = jobs[id % jobs.length];
    const value = {
      ...rules.NEW_TERMS,
      functionId: job.id,
      categoryLevel: job.categoryLevel,
      answers: rules.defaultAnswers(grid, job, job.categoryLevel),
      seniorityOn: `${1990 + (id % 35)}-${String(1 + (id % 12)).padStart(2, '0')}-15`,
      fixedAmountCents: null,
    };
    const paid = [{ from: FIRST, value: { cents: 190_000 + id, unit: 'month' } }];
    const personId = id % (PEOPLE - 200);
    return { id, personId, terms: [{ from: FIRST, value }], endsOn: null, paid, paidShareHundredths: 10_000 };
  });
  const calendar = {
    grids: [{ from: '2024-09-01', value: grid }],
    wages: rules.shippedMinimumWages,
    territory: 'metropole',
  };
  const timed = (work) => () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const sides = {
    months: timed(() => rules.costsOf(rules.withChanges({ positions, calendar, changes: [] }, CHANGES), '2026-11')),
    today: timed(() =>
      positions.forEach(({ terms: [{ value }] }) => rules.computePay(grid, { ...value, calculatedOn: FIRST })),
    ),
  };
  const times = await inTurn('Coûts de 36 mois', rounds, sides);
  const [months, today] = [median(times.months), median(times.today)];
  return [
    measured(`Coûts de 36 mois avec un scénario, ${PEOPLE} fonctions`, months, ' ms', {
      reference: told(today, ' ms'),
      ratio: `× ${told(months / today)}`,
      most: LIMIT_MS,
    }),
  ];
}
