import { memo } from 'react';
import type { Profile, ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { Checkbox } from '../../../ui/Checkbox';
import { titleOf } from '../../life/names';
import { activeRows } from '../../../amounts/model/people';
import { useSelection, useTick } from './selection';

/** Takes the focus when the bar of the selection disappears. */
export const SELECT_ALL_ID = 'tout-selectionner';

export const RowBox = memo(function RowBox({ row }: { row: ValuationRow }) {
  const { tick } = useSelection();
  const ticked = useTick([row]);
  return (
    <Checkbox
      label={words.row(titleOf(row), row.profileName)}
      checked={ticked}
      onChange={() => tick([row], ticked === false)}
    />
  );
});

/** Selects the person's shown functions. Archived functions are folded and not selected. */
export const ProfileBox = memo(function ProfileBox({ profile }: { profile: Profile }) {
  const { tick } = useSelection();
  const rows = activeRows(profile);
  const ticked = useTick(rows);
  return <Checkbox label={words.profile(profile.name)} checked={ticked} onChange={() => tick(rows, ticked !== true)} />;
});

interface AllBoxProps {
  rows: readonly ValuationRow[];
  worded?: boolean;
}

export function AllBox({ rows, worded = false }: AllBoxProps) {
  const { tick } = useSelection();
  const ticked = useTick(rows);
  return (
    <Checkbox
      id={SELECT_ALL_ID}
      label={words.all}
      checked={ticked}
      disabled={rows.length === 0}
      onChange={() => tick(rows, ticked !== true)}
    >
      {worded ? words.all : undefined}
    </Checkbox>
  );
}
