/** What staff may type and choose at most; forms and the server hold to the same. */

/** Rows of one act on many. */
export const MOST_AT_ONCE = 100;
/** Signs of the reason of a refusal or of a suspension. */
export const LONGEST_REASON = 1000;
/** Signs of an answer or of a note. */
export const LONGEST_ANSWER = 5000;
/** Signs of what a picture shows. */
export const LONGEST_ALT = 300;
/** Signs of the message of a maintenance. */
export const LONGEST_MAINTENANCE_MESSAGE = 500;
/** Signs of the postal address and of the telephone number that the site shows. */
export const LONGEST_POSTAL = 200;
export const LONGEST_PHONE = 30;
/** Signs of the lines under every mail. */
export const LONGEST_FOOTER = 500;
