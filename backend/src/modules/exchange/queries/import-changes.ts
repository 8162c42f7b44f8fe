/** What the file of another month changes of rows that are there. */
import { findFunction, formatDay, formatPercent, type Grid } from '@valorisation/rules';
import type { ProfileMatch, PersonInPlace } from '../../valuations/index.js';
import type { PersonRow } from '../reading/person-row.js';
import type { RowChange, RowUpdate, SoundRow } from './import-plan.js';

type Told = Pick<RowChange, 'line' | 'profileId' | 'profileName'>;
type Brought = NonNullable<SoundRow['brought']>;

type Difference = RowChange & { readonly kind: 'share' | 'seniority' | 'leave' };

/** Only what the file gives is compared. */
export function differencesOf(
  { isShareGiven, cells }: PersonRow,
  { made }: Brought,
  place: ProfileMatch['rows'][number],
  told: Told,
  grid: Grid,
): readonly Difference[] {
  const { inputs } = made.state;
  const functionTitle = findFunction(grid, inputs.functionId)?.title ?? null;
  const dayText = (day: string | null): string | null => (day === null ? null : formatDay(day));
  const found = (kind: Difference['kind'], before: string | null, after: string | null): readonly Difference[] =>
    before === after ? [] : [{ ...told, kind, functionTitle, before, after }];
  return [
    ...(isShareGiven
      ? found('share', formatPercent(place.shareHundredths), formatPercent(inputs.shareHundredths))
      : []),
    ...(cells.has('seniority') ? found('seniority', dayText(place.seniorityOn), dayText(inputs.seniorityOn)) : []),
    ...(cells.has('leave') ? found('leave', String(place.leaveWeeks), String(inputs.leaveWeeks)) : []),
  ];
}

export function updateOf(valuationId: number, { isShareGiven, cells }: PersonRow, { made }: Brought): RowUpdate {
  const { shareHundredths, seniorityOn, leaveWeeks } = made.state.inputs;
  return {
    valuationId,
    change: {
      ...(isShareGiven && { shareHundredths }),
      ...(cells.has('seniority') && { seniorityOn }),
      ...(cells.has('leave') && { leaveWeeks }),
    },
  };
}

export const newChange = (told: Told, functionTitle: string): RowChange => ({
  ...told,
  kind: 'new',
  functionTitle,
  before: null,
  after: null,
});

/** A person of the establishment whom the file no longer has. Nothing is done about it. */
export const goneChange = ({ profileId, name }: PersonInPlace): RowChange => ({
  kind: 'gone',
  line: null,
  profileId,
  profileName: name,
  functionTitle: null,
  before: null,
  after: null,
});
