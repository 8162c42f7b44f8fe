import { isActive } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';

type Rows = Pick<Profile, 'valuations'>;

export function activeRows({ valuations }: Rows): readonly ValuationRow[] {
  return valuations.filter(({ status }) => isActive(status));
}

export function archivedRows({ valuations }: Rows): readonly ValuationRow[] {
  return valuations.filter(({ status }) => !isActive(status));
}

export function seenRows(profiles: readonly Rows[], isUnfolded: boolean): readonly ValuationRow[] {
  return profiles.flatMap((profile) => (isUnfolded ? profile.valuations : activeRows(profile)));
}

/** The list shows it on the same line as the person. Null with several rows, or when a filter hides some. */
export function onlyRow(profile: Pick<Profile, 'valuations' | 'activeFunctions'>): ValuationRow | null {
  const [row, ...others] = activeRows(profile);
  return row !== undefined && others.length === 0 && profile.activeFunctions === 1 ? row : null;
}

export interface People<Person> {
  /** People with an active function, or without any function. */
  readonly active: readonly Person[];
  /** People with archived rows, which are folded. A person who also has active rows is in both lists. */
  readonly archived: readonly Person[];
  readonly archivedRows: number;
}

export function peopleOf<Person extends Rows>(profiles: readonly Person[]): People<Person> {
  const archived = profiles.filter((profile) => archivedRows(profile).length > 0);
  return {
    active: profiles.filter((profile) => profile.valuations.length === 0 || activeRows(profile).length > 0),
    archived,
    archivedRows: archived.reduce((sum, profile) => sum + archivedRows(profile).length, 0),
  };
}
