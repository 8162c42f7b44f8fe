/**
 * Random people of the shipped grids as lines of an import file: one to three functions, at any moment of their life.
 */
import {
  CAPACITY_DEGREE,
  CATEGORY_LEVELS,
  isBelowDefault,
  isConcerned,
  isFixedDaysAllowed,
  OTHER_FUNCTION_ID,
  readGrid,
  shippedGrids,
  STATUS_NAMES,
  ValuationStatus,
  type CategoryLevel,
  type Criterion,
  type Grid,
  type JobFunction,
} from '@valorisation/rules';
import fc from 'fast-check';
import { sheetWords } from '../../src/modules/exchange/files/sheet-words.js';
import { criteriaOf, inputColumns, type ColumnId } from '../../src/modules/exchange/mapping/columns.js';
import { csv } from './spreadsheets.js';

type Cell = string | number;
type Cells = Readonly<Partial<Record<ColumnId, Cell>>>;

interface Version {
  readonly grid: Grid;
  readonly from: string;
}

const { words } = sheetWords();
const VERSIONS: readonly Version[] = shippedGrids.map(({ document, effectiveOn }) => ({
  grid: readGrid(document),
  from: effectiveOn,
}));
const COLUMNS = inputColumns(sheetWords(), criteriaOf(VERSIONS.map(({ grid }) => grid)));

/** A file of so many rows with the people that they make; the same seed gives the same file. */
export function peopleFile(rows: number, seed: number, today: string): string {
  // On average a person has two functions, so these people make enough rows.
  const people = fc.sample(anyPerson(today), { numRuns: Math.ceil(rows * 0.6), seed });
  const lines = people.flatMap((functions, person) =>
    functions.map((cells) => ({ profile: `Personne ${seed} n° ${person + 1}`, ...cells })),
  );
  return csv(
    COLUMNS.map(({ heading }) => heading),
    lines.slice(0, rows).map((cells: Cells) => COLUMNS.map(({ id }) => cells[id] ?? '')),
  );
}

function anyPerson(today: string): fc.Arbitrary<readonly Cells[]> {
  const row = fc.constantFrom(...VERSIONS, ...VERSIONS.slice(1)).chain((version) => anyRow(version, today));
  return fc.array(row, { minLength: 1, maxLength: 3 });
}

function anyRow(version: Version, today: string): fc.Arbitrary<Cells> {
  const known = version.grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID);
  // Trainers, the only ones paid by the hour, and functions outside the grid are drawn more often.
  const trainers = known.filter(({ teacher }) => teacher);
  const other = version.grid.functions.filter(({ id }) => id === OTHER_FUNCTION_ID);
  const job = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.constantFrom(...trainers) },
    { weight: 1, arbitrary: fc.constantFrom(...other) },
  );
  return fc
    .tuple(job, fc.constantFrom(...CATEGORY_LEVELS))
    .chain(([chosen, level]) => rowOf(version, chosen, chosen.categoryLevel ?? level, today));
}

function rowOf({ grid, from }: Version, job: JobFunction, level: CategoryLevel, today: string): fc.Arbitrary<Cells> {
  const answers = fc.tuple(...grid.criteria.map((criterion) => anyAnswer(criterion, job, level)));
  return fc.tuple(anyTerms(job, level), anyStanding(from, today), answers).map(([terms, standing, given]) => ({
    functionId: job.id,
    ...(job.id === OTHER_FUNCTION_ID ? { function: 'Animation du foyer', category: level + 1 } : {}),
    ...terms,
    ...standing,
    ...Object.fromEntries(given.flatMap((cells) => Object.entries(cells))),
  }));
}

function anyTerms(job: JobFunction, level: CategoryLevel): fc.Arbitrary<Cells> {
  return fc
    .record({
      share: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })),
      seniority: fc.option(anyDay('1975-01-01', '2023-07-31'), { freq: 4 }),
      leave: fc.integer({ min: 0, max: 6 }),
      hourly: fc.boolean(),
      fixedDays: fc.boolean(),
      // Cents of a full-time month.
      guarantee: fc.option(fc.integer({ min: 100_000, max: 400_000 }), { freq: 1 }),
    })
    .map(({ share, seniority, leave, hourly, fixedDays, guarantee }) => {
      const isHourly = hourly && job.teacher;
      return {
        // A share of at most one states its unit, since without it a file may mean the whole.
        share: share > 100 ? share / 100 : `${share / 100} %`,
        ...(seniority === null ? {} : { seniority }),
        leave,
        pay: isHourly ? words.hourly : words.monthly,
        ...(guarantee === null ? {} : { guaranteed: Math.ceil((guarantee * share) / 10_000) / 100 }),
        fixedDays: fixedDays && !isHourly && isFixedDaysAllowed(level) ? words.yes : words.no,
      };
    });
}

/** Status, visibility, day of the calculation and grid. A row that is not up to date may have no amount. */
function anyStanding(from: string, today: string): fc.Arbitrary<Cells> {
  const { InProgress, UpToDate, ToRedo, AwaitingUpdate, Archived } = ValuationStatus;
  return fc
    .record({
      status: fc.constantFrom(InProgress, UpToDate, UpToDate, UpToDate, UpToDate, ToRedo, AwaitingUpdate, Archived),
      limited: fc.integer({ min: 1, max: 4 }).map((one) => one === 1),
      calculatedOn: anyDay(from, today),
      computed: fc.integer({ min: 1, max: 3 }).map((one) => one > 1),
    })
    .map(({ status, limited, calculatedOn, computed }) => {
      const isCurrent = status === UpToDate || status === AwaitingUpdate;
      return {
        status: STATUS_NAMES[status],
        visibility: limited ? words.limited : words.visible,
        ...(computed || isCurrent ? { calculatedOn } : {}),
        grid: from,
      };
    });
}

/** A degree that the function allows; "autre fonction" states itself what does not concern it. */
function anyAnswer(criterion: Criterion, job: JobFunction, level: CategoryLevel): fc.Arbitrary<Cells> {
  const degree = `degree.${criterion.id}` as const;
  if (!isConcerned(criterion, job, level)) return fc.constant({});
  const isOther = job.id === OTHER_FUNCTION_ID;
  const ranks = (criterion.columns[level] ?? []).flatMap(({ rank, family }) => {
    if (isOther) return [rank];
    if (criterion.kind === 'training') return family === job.trainingFamily ? [rank] : [];
    return rank === CAPACITY_DEGREE || !isBelowDefault(criterion, job, rank) ? [rank] : [];
  });
  const besides = criterion.kind === 'training' ? [0] : isOther ? [words.notConcerned] : [];
  // A diploma by its title, since its rank could be read as a level.
  const written = (chosen: Cell): Cell =>
    criterion.kind === 'training' && !isOther
      ? (criterion.columns[level]?.find(({ rank }) => rank === chosen)?.text ?? chosen)
      : chosen;
  return fc.constantFrom<Cell>(...ranks, ...besides).map((chosen) => ({
    [degree]: written(chosen),
    // Required when it is below the function's own degree.
    ...(chosen === CAPACITY_DEGREE ? { [`reason.${criterion.id}`]: 'Compétence en cours d’acquisition' } : {}),
  }));
}

function anyDay(min: string, max: string): fc.Arbitrary<string> {
  const dates = fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
  return dates.map((date) => date.toISOString().slice(0, 10));
}
