import { formatHundredths } from './french.js';
import { withoutTrailing } from './trailing.js';

const NO_BREAK_SPACE = '\u00a0';

/** An integer with grouped thousands: 1607 is '1 607'. */
export function formatInteger(value: number): string {
  return formatHundredths(value * 100).replace(/,00$/, '');
}

/** In euros a year, from the grid's param: 208000 micro-euros for a hundredth of a point give '20,80 €'. */
export function formatPointValue(paramMicroEuros: number): string {
  return `${formatFactor(paramMicroEuros)}${NO_BREAK_SPACE}€`;
}

/** Ten-thousandths with at least two decimals, and no zeros after those: 7500 is '0,75'. */
export function formatFactor(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0');
  const decimals = withoutTrailing(digits.slice(-4), '0').padEnd(2, '0');
  return `${formatInteger(Number(digits.slice(0, -4)))},${decimals}`;
}

/** The 14 digits of a SIRET in the usual groups: '123 456 789 00012'. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, ['$1', '$2', '$3', '$4'].join(NO_BREAK_SPACE));
}
