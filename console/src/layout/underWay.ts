/** The classification in progress that the member area shows, for the side panel, which stands outside of that area. */
import { observable } from '../api/observable';

/** Its id, -1 for a draft of this tab; null when the page shows none. */
export const underWay = observable<number | null>(null);
