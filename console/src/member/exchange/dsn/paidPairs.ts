/** Pairs the contracts of a DSN with the functions of the tool. It is done here, so that nothing of the DSN is sent. */
import type { PayableFunction } from '@valorisation/contract';
import { daysOf, firstDayOf, samePersonKey, type Day } from '@valorisation/rules';
import type { DsnRow } from './dsnRows';

/** Why the base pay of a contract is not to be entered. */
export type Unfit = 'hourly' | 'noBase' | 'partOfMonth' | 'noShare' | 'otherShare' | 'known';

export interface PaidPair {
  readonly row: DsnRow;
  readonly job: PayableFunction;
  /** What tells who is meant. */
  readonly by: 'matricule' | 'name';
  readonly from: Day;
  readonly unfit: Unfit | null;
}

/** In hundredths of a percent: payroll programs round hours. */
const SHARE_TOLERANCE = 50;

/** Namesakes are never told apart by their order. Neither are functions of a person with the same share. */
export function paidPairs(rows: readonly DsnRow[], jobs: readonly PayableFunction[]): readonly PaidPair[] {
  const contracts = groupsBy(proposed(rows), personOf);
  const people = groupsBy(jobs, ({ profileId }) => profileId);
  const meant = contracts.map((own) => personMeant(own, people));
  return contracts.flatMap((own, place) => {
    const found = meant[place] ?? null;
    const isShared = meant.filter((other) => other?.person === found?.person).length > 1;
    return found === null || isShared ? [] : joined(own, found.person).map((pair) => toPair(pair, found.by));
  });
}

function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly (readonly Item[])[] {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const proposed = (rows: readonly DsnRow[]) => rows.filter(({ leftOut }) => leftOut === null);
const personOf = ({ matricule, name }: DsnRow) => matricule ?? name;

type Person = readonly PayableFunction[];

function personMeant(
  [contract]: readonly DsnRow[],
  people: readonly Person[],
): { readonly person: Person; readonly by: PaidPair['by'] } | null {
  if (contract === undefined) return null;
  const { matricule, familyName, usageName, firstNames } = contract;
  const numbered = people.filter(([job]) => matricule !== null && job?.matricule === matricule);
  const written = [familyName, usageName ?? familyName].map((name) => new Set(wordsOf(`${name} ${firstNames}`)));
  const named = people.filter(
    ([job]) =>
      ((job?.matricule ?? null) === null || matricule === null) &&
      written.some((words) => wordsOf(job?.profileName ?? '').every((word) => words.has(word))),
  );
  const [person, ...others] = numbered.length > 0 ? numbered : named;
  if (person === undefined || others.length > 0) return null;
  return { person, by: numbered.length > 0 ? 'matricule' : 'name' };
}

const wordsOf = (name: string): readonly string[] => samePersonKey(name).split(' ');

type Joined = readonly [DsnRow, PayableFunction];

function joined(own: readonly DsnRow[], person: Person): readonly Joined[] {
  const [row, ...rows] = own;
  const [job, ...jobs] = person;
  if (row !== undefined && job !== undefined && rows.length === 0 && jobs.length === 0) return [[row, job]];
  return own.flatMap((one): readonly Joined[] => {
    const [alike, ...others] = person.filter((other) => isSameShare(one, other));
    const isAlone = own.filter((other) => alike !== undefined && isSameShare(other, alike)).length === 1;
    return alike !== undefined && others.length === 0 && isAlone ? [[one, alike]] : [];
  });
}

const isSameShare = ({ shareHundredths }: DsnRow, job: PayableFunction): boolean =>
  shareHundredths !== null && Math.abs(shareHundredths - job.shareHundredths) <= SHARE_TOLERANCE;

const toPair = ([row, job]: Joined, by: PaidPair['by']): PaidPair => ({
  row,
  job,
  by,
  from: firstDayOf(row.month),
  unfit: unfitOf(row, job),
});

function unfitOf(row: DsnRow, job: PayableFunction): Unfit | null {
  if (job.unit === 'hour') return 'hourly';
  if (row.baseCents === null || row.baseCents <= 0) return 'noBase';
  if (!isWholeMonth(row)) return 'partOfMonth';
  if (row.shareHundredths === null) return 'noShare';
  if (!isSameShare(row, job)) return 'otherShare';
  return job.paidCents === row.baseCents ? 'known' : null;
}

function isWholeMonth({ month, startedOn, endedOn, changedOn }: DsnRow): boolean {
  const first = firstDayOf(month);
  const last = `${month}-${daysOf(month)}`;
  return (
    startedOn !== null && startedOn <= first && (endedOn ?? last) >= last && (changedOn === null || changedOn <= first)
  );
}
