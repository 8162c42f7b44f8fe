/** The days on which what a school pays changes: what happens, and to whom. */
import { addYears, completedYears, type Day } from '../exact/day.js';
import { datedOn } from '../pay/due-over-time.js';
import { rateChangeOn, type RateChange } from '../valuation/anniversary.js';
import type { CostChange } from './change.js';
import { hiredId } from './scenario.js';
import type { CostPosition, School } from './school.js';

/** Days on which a person costs the same. The cents are a full month; null before anything could be computed. */
export interface CostSpan {
  readonly from: Day;
  readonly until: Day;
  readonly cents: number | null;
}

export type Cause =
  /** A published grid, and a published minimum wage. */
  | { readonly kind: 'grid' | 'wage' }
  | ({ readonly kind: 'seniority'; readonly positionId: number } & RateChange)
  /** What is paid changes on that day, as it was entered; the function begins; its known end. */
  | { readonly kind: 'paid' | 'begin' | 'end'; readonly positionId: number }
  | { readonly kind: 'change'; readonly change: CostChange };

export interface Happening {
  readonly day: Day;
  readonly concerns: 'everybody' | 'one';
  /** Those of one person, then those that concern everybody. */
  readonly causes: readonly Cause[];
  /**
   * The person whose own causes these are; for causes that concern everybody, each person whose amount changes. The
   * difference compares two full months.
   */
  readonly people: readonly { readonly personId: number; readonly differenceCents: number }[];
}

interface Person {
  readonly id: number;
  readonly positions: readonly CostPosition[];
  readonly spans: readonly CostSpan[];
}

/** In the order of their days. What concerns everybody comes before what happens to one person. */
export function happeningsOf(people: readonly Person[], school: School): readonly Happening[] {
  const ofEverybody = new Map<Day, Happening & { people: Happening['people'][number][] }>();
  const ofOne: Happening[] = [];
  for (const { id, positions, spans } of people) {
    spans.slice(1).forEach(({ from: day, cents }, place) => {
      const shared = sharedCauses(day, school);
      const own = ownCauses(day, positions, school);
      const change = { personId: id, differenceCents: (cents ?? 0) - (spans[place]?.cents ?? 0) };
      if (own.length > 0) ofOne.push({ day, concerns: 'one', causes: [...own, ...shared], people: [change] });
      if (shared.length === 0) return;
      const known = ofEverybody.get(day) ?? { day, concerns: 'everybody', causes: shared, people: [] };
      ofEverybody.set(day, known);
      if (own.length === 0 && change.differenceCents !== 0) known.people.push(change);
    });
  }
  return [...ofEverybody.values(), ...ofOne].sort((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
}

const positionOf = (change: CostChange): number | null => ('positionId' in change ? change.positionId : null);

function sharedCauses(day: Day, { calendar: { grids, wages, territory }, changes }: School): readonly Cause[] {
  const ofScenario = changes.filter(
    (change) => change.from === day && positionOf(change) === null && change.kind !== 'hiring',
  );
  const isOfScenario = (kind: CostChange['kind']) => ofScenario.some((change) => change.kind === kind);
  return [
    ...(!isOfScenario('point-value') && grids.some(({ from }) => from === day) ? [{ kind: 'grid' } as const] : []),
    ...(!isOfScenario('wage') && wages.some((wage) => wage.from === day && wage.territory === territory)
      ? [{ kind: 'wage' } as const]
      : []),
    ...ofScenario.map((change) => ({ kind: 'change', change }) as const),
  ];
}

function ownCauses(day: Day, positions: readonly CostPosition[], school: School): readonly Cause[] {
  const isHeld = ({ terms, endsOn }: CostPosition) =>
    datedOn(terms, day) !== undefined && (endsOn === null || endsOn > day);
  const changes = school.changes.filter((change, place) => {
    const of = change.kind === 'hiring' ? hiredId(place) : positionOf(change);
    return change.from === day && positions.some(({ id }) => id === of);
  });
  const isStepped = (id: number) =>
    school.changes.some(
      (change) => change.kind === 'seniority' && change.from === day && [null, id].includes(change.positionId),
    );
  return [
    ...changes.map((change) => ({ kind: 'change', change }) as const),
    ...positions.flatMap((position): readonly Cause[] => {
      const { id, terms, endsOn, paid } = position;
      const of = (kind: 'paid' | 'begin' | 'end', happens: boolean): readonly Cause[] =>
        happens ? [{ kind, positionId: id }] : [];
      if (!isHeld(position)) return of('end', endsOn === day && !changes.some(({ kind }) => kind === 'departure'));
      return [
        ...of('begin', terms[0]?.from === day && id >= 0),
        ...(isStepped(id) ? [] : seniorityStep(day, position, school)),
        ...of(
          'paid',
          paid.some(({ from }) => from === day),
        ),
      ];
    }),
  ];
}

function seniorityStep(day: Day, { id, terms }: CostPosition, { calendar }: School): readonly Cause[] {
  const held = datedOn(terms, day)?.value;
  const grid = datedOn(calendar.grids, day)?.value;
  const since = held?.seniorityOn ?? null;
  if (held === undefined || grid === undefined || since === null || since >= day) return [];
  if (addYears(since, completedYears(since, day)) !== day) return [];
  const step = rateChangeOn(grid, held.categoryLevel, since, day);
  return step.rateAfter === step.rateBefore ? [] : [{ kind: 'seniority', positionId: id, ...step }];
}
