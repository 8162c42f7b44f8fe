import { formatDay } from '@valorisation/rules';
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import { Text } from '../ui/layout/primitives';

/** Names the grid of a page's amounts, and says whether the branch has confirmed it. */
export function GridNote() {
  const grid = useServiceStatus()?.grid;
  if (grid === undefined) return null;
  return (
    <Text tone="hint" above={4}>
      {chrome.grid.inForce(formatDay(grid.effectiveOn))} {grid.confirmed ? null : chrome.grid.unconfirmed}
    </Text>
  );
}
