/** The places where an amount differs from the definition: one line each, naming place and row. */
import { expectedDue, centsOf, type Told, type ShownDue, type WireRow } from './due-oracle.js';
import type { ListedProfile, Printed, Surface } from './due-surfaces.js';

/** The amount due for each row of the people, by the definition. */
export function expectedOf(profiles: readonly ListedProfile[], wageCents: number | null): Surface {
  return new Map(profiles.flatMap(({ valors }) => [...expectedDue(valors, wageCents).rows]));
}

/** Exactly these rows must be shown; the source is compared where it is shown. */
export function differingRows(
  name: string,
  surface: Surface<Told>,
  rows: readonly WireRow[],
  expected: Surface,
): readonly string[] {
  const known = new Set(rows.map(({ valor_id }) => valor_id));
  const unknown = [...surface.keys()].filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => `${name}: ${id} is not for this viewer`),
    ...rows.flatMap((row) => {
      const shown = surface.get(row.valor_id);
      const due = expected.get(row.valor_id) ?? null;
      if (shown !== undefined && isSame(shown, due)) return [];
      return [`${name}: ${textOf(shown)} in place of ${textOf(due)} for ${describe(row)}`];
    }),
  ];
}

/** A person's total must be the sum of the rows and the named complement. */
export function differingPeople(profiles: readonly ListedProfile[], wageCents: number | null): readonly string[] {
  return profiles.flatMap(({ profile_id, profile_a_verser, profile_complement_smic, valors }) => {
    const expected = expectedDue(valors, wageCents);
    const shown = { cents: centsOf(profile_a_verser), complementCents: centsOf(profile_complement_smic) };
    if (shown.cents === expected.cents && shown.complementCents === expected.complementCents) return [];
    const { cents, complementCents } = expected;
    return [
      `list of profiles: ${JSON.stringify(shown)} in place of ${JSON.stringify({ cents, complementCents })} for the person ${profile_id}`,
    ];
  });
}

/** Compares paper with the API: the headline, and the amount after an update where the banner names one. */
export function differingSheets(rows: readonly WireRow[], sheets: ReadonlyMap<number, Printed>): readonly string[] {
  return rows.flatMap((row) => {
    const sheet = sheets.get(row.valor_id);
    if (sheet === undefined) return [`paper: none for ${describe(row)}`];
    const cents = row.valor_a_verser === null ? null : centsOf(row.valor_a_verser);
    const afterUpdate = row.valor_a_verser_maj === null ? null : centsOf(row.valor_a_verser_maj);
    const { due } = sheet;
    if (due.cents === cents && due.unit === row.valor_a_verser_unit && sheet.afterUpdate === afterUpdate) return [];
    return [`paper: ${textOf(due)}, after an update ${String(sheet.afterUpdate)}, for ${describe(row)}`];
  });
}

function isSame(shown: (Told & Partial<ShownDue>) | null, due: ShownDue | null): boolean {
  if (shown === null || due === null) return shown === due;
  const { cents, unit, source = due.source } = shown;
  return cents === due.cents && unit === due.unit && source === due.source;
}

function textOf(shown: (Told & Partial<ShownDue>) | null | undefined): string {
  if (shown === undefined) return 'nothing';
  return shown === null ? 'no amount' : `${shown.cents} cents / ${shown.unit} (${shown.source ?? 'unnamed'})`;
}

/** The fields that decide the amount, to compute it again by hand. */
function describe({ isBirth: _, ...row }: WireRow): string {
  return JSON.stringify(row);
}
