/** When all rows on screen are ticked: offers the other pages of the list. */
import { isActive } from '@valorisation/rules';
import { useState } from 'react';
import { useAllRows } from '../../../api/bulkCalls';
import { messageOf } from '../../../api/errors';
import type { ProfileFilter } from '../../../api/memberDataProvider';
import type { Profile, ValuationRow } from '../../../api/valuation';
import { seenRows } from '../../../amounts/model/people';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toasts';
import { tickOf, useSelection, type SelectedRows } from './selection';

const NONE: readonly ValuationRow[] = [];

function isWholly(selected: SelectedRows, rows: readonly ValuationRow[]): boolean {
  return (
    tickOf(
      selected,
      rows.map(({ id }) => id),
    ) === true
  );
}

export interface WholeListProps {
  profiles: readonly Profile[];
  /** Profiles on all pages. */
  total: number;
  filter: ProfileFilter;
  /** The archived rows are visible. */
  isUnfolded: boolean;
}

export function WholeList({ profiles, total, filter, isUnfolded }: WholeListProps) {
  const { rows, tick } = useSelection();
  const [taken, setTaken] = useState(NONE);
  const all = useAllRows();
  const shown = seenRows(profiles, isUnfolded);
  if (profiles.length >= total || !isWholly(rows.get(), shown) || isWholly(rows.get(), taken)) return null;

  function take() {
    all.mutate(filter, {
      onSuccess: (found) => {
        const meant = isUnfolded ? found : found.filter(({ status }) => isActive(status));
        setTaken(meant);
        tick(meant, true);
      },
      onError: (error) => showToast(messageOf(error), 'error'),
    });
  }
  return (
    <Button variant="quiet" size="small" busy={all.isPending} onClick={take}>
      {words.wholeList(total)}
    </Button>
  );
}
