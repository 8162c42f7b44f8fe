/** The typed point value and branch floor, and their errors. Pure. */
import { dottedMessage, parseHundredths } from '@valorisation/rules';
import { staffGridDraft } from '../../i18n/fr';

const { amounts: words } = staffGridDraft;
const LEAST_CENTS = 500;
const MOST_CENTS = 10_000;

export interface TypedAmounts {
  readonly pointValue: string;
  readonly branchFloor: string;
}

export interface ReadAmounts {
  readonly pointValueHundredths: number;
  readonly branchFloor: number;
}

/** The amounts; 0 for an invalid number. */
export function readAmounts({ pointValue, branchFloor }: TypedAmounts): ReadAmounts {
  const floor = branchFloor.replace(/\s/g, '');
  return {
    pointValueHundredths: parseHundredths(pointValue) ?? 0,
    branchFloor: /^\d{1,5}$/.test(floor) ? Number(floor) : 0,
  };
}

export function amountIssues(typed: TypedAmounts): Partial<Record<keyof ReadAmounts, string>> {
  const { pointValueHundredths: cents, branchFloor } = readAmounts(typed);
  return {
    ...((cents < LEAST_CENTS || cents > MOST_CENTS) && {
      pointValueHundredths: dottedMessage(typed.pointValue) ?? words.wrongValue,
    }),
    ...(branchFloor === 0 && { branchFloor: words.wrongFloor }),
  };
}
