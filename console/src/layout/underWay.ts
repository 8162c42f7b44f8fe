/** The shown classification in progress, for the side panel, which is outside of the member area. */
import { observable } from '../core/observable';

/** Its id, -1 for a draft of this tab; null when the page shows none. */
export const underWay = observable<number | null>(null);
