/** Who the rows of a file are among the people of the establishment. */
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { findFunction, isActive, OTHER_FUNCTION_ID, type Grid } from '@valorisation/rules';
import { MatchProfiles, numberKey, type MatchedRow, type ProfileMatch, type Viewer } from '../../valuations/index.js';
import type { ImportChoices } from '../reading/choices.js';
import { differencesOf } from './import-changes.js';
import type { SamePerson, SoundRow } from './import-plan.js';

export interface KnownPerson extends Pick<ProfileMatch, 'first' | 'profileId' | 'taken'> {
  /** The name as it is written here. */
  readonly name: string;
  /** The valuations that the viewer sees. */
  readonly rows: readonly MatchedRow[];
  /** Why the row is not taken: the head has to decide whether it is the same person, or another person has the name. */
  readonly refused: { readonly code: WaitingCode; readonly name: string } | null;
}

type WaitingCode = 'nom_proche' | 'nom_partage' | 'matricule_connu';

@Injectable()
export class KnownPeople {
  constructor(private readonly queries: QueryBus) {}

  /** The person of each row. A row that may be a known person waits until the head has decided. */
  async find(
    viewer: Viewer,
    rows: readonly SoundRow[],
    choices: ImportChoices,
    grid: Grid,
  ): Promise<{ readonly people: readonly KnownPerson[]; readonly samePeople: readonly SamePerson[] }> {
    const matricules = rows.map(({ person }) => person.matricule);
    const matched = async (names: readonly string[]): Promise<readonly ProfileMatch[]> =>
      this.queries.execute(new MatchProfiles({ viewer, names, matricules }));
    const written = rows.map(({ profile }) => profile);
    const found = await matched(written);
    const decisions = rows.map(({ line }) => decisionOn(line, choices));
    const known = written.map((name, index) => found[index]?.alike?.name ?? name);
    const names = written.map((name, index) => (decisions[index] === false ? name : (known[index] ?? name)));
    const asked = found.some(({ alike }) => alike !== null);
    const called = asked ? await matched(names) : found;
    const compared = asked && decisions.includes(false) ? await matched(known) : called;
    const samePeople = rows.flatMap((row, index): SamePerson[] => {
      const alike = found[index]?.alike ?? null;
      if (alike === null) return [];
      const { line, profile } = row;
      const differs = differsFrom(row, alike.matricule, rowsAt(compared, index), grid);
      return [
        { line, profileName: profile, knownName: alike.name, by: alike.by, differs, isSame: decisions[index] ?? null },
      ];
    });
    const people = written.map((name, index): KnownPerson => {
      const { first, profileId, taken } = called[index] ?? { first: index, profileId: null, taken: false };
      const alike = found[index]?.alike ?? null;
      const decision = alike === null || decisions[index];
      return {
        first,
        profileId,
        taken,
        name: names[index] ?? name,
        rows: rowsAt(called, index),
        refused:
          alike === null || decision === true
            ? null
            : decision === undefined
              ? { code: whyWaiting(alike, name), name: alike.name }
              : profileId === null
                ? null
                : { code: 'nom_partage', name },
      };
    });
    return { people, samePeople };
  }
}

function whyWaiting({ by, name }: NonNullable<ProfileMatch['alike']>, written: string): WaitingCode {
  if (by === 'matricule') return 'matricule_connu';
  return name === written ? 'nom_partage' : 'nom_proche';
}

/** The rows come with the first row of each name. */
const rowsAt = (matches: readonly ProfileMatch[], index: number): readonly MatchedRow[] =>
  matches[matches[index]?.first ?? index]?.rows ?? [];

/** True or false for the same or another person; undefined while nothing is decided. */
function decisionOn(line: number, { samePeople: { all, rows } }: ImportChoices): boolean | undefined {
  const own = rows.find((row) => row.line === line)?.same;
  return own ?? (all === null ? undefined : all === 'same');
}

/** What the row says otherwise than the known person's active valuations. */
function differsFrom(
  { line, profile, brought, person }: SoundRow,
  knownMatricule: string | null,
  rows: readonly MatchedRow[],
  grid: Grid,
): SamePerson['differs'] {
  const matricule =
    person.matricule === null || knownMatricule === null || numberKey(person.matricule) === numberKey(knownMatricule)
      ? []
      : [{ kind: 'matricule' as const, before: knownMatricule, after: person.matricule }];
  const active = rows.filter(({ status }) => isActive(status));
  if (brought === null || active.length === 0) return matricule;
  const place = placeOf(brought, active);
  if (place !== undefined) {
    const told = { line, profileId: null, profileName: profile };
    const changes = differencesOf(person, brought, place, told, grid);
    return [...matricule, ...changes.map(({ kind, before, after }) => ({ kind, before, after }))];
  }
  const titleOf = (id: number): string => findFunction(grid, id)?.title ?? '';
  const before = active.map(({ functionId }) => titleOf(functionId)).join(', ');
  return [...matricule, { kind: 'function', before, after: titleOf(brought.made.state.inputs.functionId) }];
}

/** The active row of the same function that a row of the file means, if no other row means it already. */
export function placeOf(
  { made }: NonNullable<SoundRow['brought']>,
  rows: readonly MatchedRow[],
  placed: ReadonlySet<number> = new Set(),
): MatchedRow | undefined {
  const { functionId, shareHundredths } = made.state.inputs;
  if (functionId === OTHER_FUNCTION_ID) return undefined;
  const free = rows.filter((row) => row.functionId === functionId && isActive(row.status) && !placed.has(row.id));
  return free.find((row) => row.shareHundredths === shareHundredths) ?? free[0];
}
