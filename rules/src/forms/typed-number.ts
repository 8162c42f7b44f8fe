/** What a dot or a comma before three digits makes of a typed number: thousands to one reader, decimals to another. */

export const dottedNumberMessage =
  'Le point peut ici séparer des milliers ou des décimales. Écrivez ce nombre sans point, par exemple 2500 ou 2\u00a0500,00.';

const DOTTED = /^-?\d+(?:\.\d{3})+(?:,\d*)?$/;
const MAYBE_THOUSANDS = /[.,]\d{3}$/;

/** A number as it is typed, without its spaces and its unit: '1 785,33 €' is '1785,33'. */
export function bareNumber(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, '').replace(/[€%]$/, '');
}

/** '2.500' and '2,500': read as 2,5, they would lose what 2 500 was typed for. */
export function isMaybeThousands(text: string): boolean {
  return MAYBE_THOUSANDS.test(bareNumber(text));
}

/** How to write '2.500' and '2.500,00' without their dot; null of a number that has none of thousands. */
export function dottedMessage(text: string): string | null {
  return DOTTED.test(bareNumber(text)) ? dottedNumberMessage : null;
}
