/** Typing in a date field. Pure. */

/** Adds the slashes while a person types digits forwards; leaves everything else alone. */
export function withSlashes(text: string, previous: string): string {
  const isTypingForwards = text.length > previous.length && text.startsWith(previous);
  if (!isTypingForwards) return text;
  if (/^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text)) return `${text}/`;
  return text.replace('//', '/');
}
