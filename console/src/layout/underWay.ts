/** What a page tells the chrome, which is outside of the page's area. */
import { observable } from '../core/observable';

/** The id of the classification in progress that the page shows, -1 for a draft of this tab. Null when the page shows none. */
export const underWay = observable<number | null>(null);

/** True on the not-found page. Some of its addresses look like those of other pages. */
export const isNowhere = observable(false);
