/** A dot or a comma before three digits is ambiguous: some people read it as thousands, others as decimals. */

export const dottedNumberMessage =
  'Le point peut ici séparer des milliers ou des décimales. Écrivez ce nombre sans point, par exemple 2500 ou 2\u00a0500,00.';

const DOTTED = /^-?\d+(?:\.\d{3})+(?:,\d*)?$/;
const MAYBE_THOUSANDS = /[.,]\d{3}$/;

/** A typed number without its spaces and its unit: '1 785,33 €' gives '1785,33'. */
export function bareNumber(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, '').replace(/[€%]$/, '');
}

/** True for '2.500' and '2,500'. They are refused, because a person who types them may mean 2 500 and not 2,5. */
export function isMaybeThousands(text: string): boolean {
  return MAYBE_THOUSANDS.test(bareNumber(text));
}

/** Says how to write '2.500' and '2.500,00' without the dot; null for other numbers. */
export function dottedMessage(text: string): string | null {
  return DOTTED.test(bareNumber(text)) ? dottedNumberMessage : null;
}
