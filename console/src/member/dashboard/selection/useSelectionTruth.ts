/** Keeps the selection up to date while the lists change: shown rows from the list, the others from the server. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { useValuationsOf } from '../../../api/bulkCalls';
import type { Profile, ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { showToast } from '../../../ui/toasts';
import { useSelection } from './selection';

/** @returns the selected rows that the list on screen does not show */
export function useSelectionTruth(
  selected: readonly ValuationRow[],
  profiles: readonly Profile[],
): readonly ValuationRow[] {
  const selection = useSelection();
  const shown = new Set(profiles.flatMap(({ valuations }) => valuations.map(({ id }) => id)));
  const elsewhere = selected.filter(({ id }) => !shown.has(id));
  const ids = elsewhere.map(({ id }) => id).toSorted((one, other) => one - other);
  const { data: present } = useValuationsOf(ids);

  const onShown = useEffectEvent(() => selection.refresh(profiles.flatMap(({ valuations }) => valuations)));
  useLayoutEffect(() => onShown(), [profiles]);

  const onAnswer = useEffectEvent((rows: readonly ValuationRow[]) => {
    const found = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id));
    selection.refresh(rows);
    if (gone.length === 0) return;
    selection.drop(gone);
    showToast(words.gone(gone.length), 'warning');
  });
  useLayoutEffect(() => {
    if (present !== undefined) onAnswer(present);
  }, [present]);

  return elsewhere;
}
