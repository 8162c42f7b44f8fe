/** Where the server puts the estimate and its data for the browser's script. */
import type { PublicReference } from '../../api/reference';

export const PLACE_ID = 'estimation';
export const DATA_ID = 'estimation-donnees';

export interface IslandProps {
  reference: PublicReference;
  /** Path of the site's root, with a final slash. */
  root: string;
  /** Query of the address. */
  search: string;
}
