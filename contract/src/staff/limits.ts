/** The most that staff may type or choose. Forms and server use the same limits. */

/** Rows of one act on many. */
export const MOST_AT_ONCE = 100;
/** Characters of the reason for a refusal or a suspension. */
export const LONGEST_REASON = 1000;
/** Characters of an answer or a note. */
export const LONGEST_ANSWER = 5000;
/** Characters of a picture's description. */
export const LONGEST_ALT = 300;
/** Characters of a maintenance message. */
export const LONGEST_MAINTENANCE_MESSAGE = 500;
/** Characters of the site's postal address, and of its telephone number. */
export const LONGEST_POSTAL = 200;
export const LONGEST_PHONE = 30;
/** Characters of the lines under every mail. */
export const LONGEST_FOOTER = 500;
