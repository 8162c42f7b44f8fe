/** The count before its word, as French has it: the plural begins at two. */
export const counted = (count, one, many) => `${count}\u00a0${count > 1 ? many : one}`;
