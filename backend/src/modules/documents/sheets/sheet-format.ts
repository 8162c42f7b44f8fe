/** Values of a calculation as the texts of a printed sheet. */
import {
  formatDay,
  formatHundredths,
  formatMoney,
  formatPercent,
  withoutTrailing,
  type TraceStep,
} from '@valorisation/rules';

const NO_BREAK_SPACE = '\u00a0';

/** Integer with grouped thousands: 1607 is '1 607'. */
export function formatInteger(value: number): string {
  return formatHundredths(value * 100).replace(/,00$/, '');
}

/** Value of a point in euros a year, from the grid's param: 208000 micro-euros a hundredth of a point is '20,80 €'. */
export function formatPointValue(paramMicroEuros: number): string {
  return `${decimalText(paramMicroEuros, 4)}${NO_BREAK_SPACE}€`;
}

/** An integer scaled by 10^places, with two decimals at least and no useless zero after: 7500 at 4 places is '0,75'. */
function decimalText(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  const decimals = withoutTrailing(digits.slice(-places), '0').padEnd(2, '0');
  return `${formatInteger(Number(digits.slice(0, -places)))},${decimals}`;
}

/** The 14 digits in the groups that people read: '123 456 789 00012'. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, ['$1', '$2', '$3', '$4'].join(NO_BREAK_SPACE));
}

type Format = (value: number) => string;

/** By the unit that a trace input's name ends with, the more particular first. */
const FORMATS: readonly (readonly [suffix: string, format: Format])[] = [
  ['shareHundredths', formatPercent],
  ['Hundredths', formatHundredths],
  ['Cents', formatMoney],
  ['MicroEuros', formatPointValue],
  ['TenThousandths', (value) => decimalText(value, 4)],
  ['Percent', (value) => formatPercent(value * 100)],
];

/** A trace step's inputs as texts, under the same names. */
export function formatInputs(inputs: TraceStep['inputs']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<number | string>({ ...inputs }).map(([name, value]) => [name, formatInput(name, value)]),
  );
}

function formatInput(name: string, value: number | string): string {
  if (typeof value === 'string') return /(On|From)$/.test(name) ? formatDay(value) : value;
  const [, format] = FORMATS.find(([suffix]) => name.endsWith(suffix)) ?? ['', formatInteger];
  return format(value);
}
