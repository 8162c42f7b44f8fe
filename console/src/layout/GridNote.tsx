import { formatDay } from '@valorisation/rules';
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';

/** Names the grid of a page's amounts on paper. On the screen the footer names it. */
export function GridNote() {
  const grid = useServiceStatus()?.grid;
  if (grid === undefined) return null;
  return <p className="printed above-4">{chrome.grid.inForce(formatDay(grid.effectiveOn), grid.confirmed)}.</p>;
}
