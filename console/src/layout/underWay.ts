/** The classification in progress that the page shows. The side panel needs it and is outside of the member area. */
import { observable } from '../core/observable';

/** The id of the classification, -1 for a draft of this tab. Null when the page shows none. */
export const underWay = observable<number | null>(null);
