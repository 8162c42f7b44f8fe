/** A dot or a comma before three digits is ambiguous: some readers see thousands, others decimals. */

export const dottedNumberMessage =
  'Le point peut ici séparer des milliers ou des décimales. Écrivez ce nombre sans point, par exemple 2500 ou 2\u00a0500,00.';

const DOTTED = /^-?\d+(?:\.\d{3})+(?:,\d*)?$/;
const MAYBE_THOUSANDS = /[.,]\d{3}$/;

/** A number as it is typed, without its spaces and its unit: '1 785,33 €' is '1785,33'. */
export function bareNumber(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, '').replace(/[€%]$/, '');
}

/** '2.500' and '2,500' are refused: read as 2,5, they would not mean the 2 500 that a person typed. */
export function isMaybeThousands(text: string): boolean {
  return MAYBE_THOUSANDS.test(bareNumber(text));
}

/** Says how to write '2.500' and '2.500,00' without the dot; null for other numbers. */
export function dottedMessage(text: string): string | null {
  return DOTTED.test(bareNumber(text)) ? dottedNumberMessage : null;
}
