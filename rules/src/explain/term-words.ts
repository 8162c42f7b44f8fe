import { formatMoney } from '../format/french.js';
import { ENTERED_AMOUNTS, type EnteredAmount, type EnteredTerms } from '../valuation/terms.js';

export const TERM_NAMES: Readonly<Record<keyof EnteredTerms, string>> = {
  fixedDays: 'forfait en jours',
  guaranteedCents: 'montant garanti',
  hourly: 'paie à l’heure',
  leaveWeeks: 'semaines de congés',
  seniorityOn: 'date d’ancienneté',
  shareHundredths: 'temps de travail',
};

/** The words that follow an amount. */
const AMOUNT_WORDS: Readonly<Record<EnteredAmount, string>> = { guaranteedCents: 'garantis' };

/** The amounts that a person has entered, in the same words on every screen and on paper. */
export function enteredAmountWords(terms: Pick<EnteredTerms, EnteredAmount>): readonly string[] {
  return ENTERED_AMOUNTS.flatMap((term) => {
    const cents = terms[term];
    return cents === null ? [] : [`${formatMoney(cents)} ${AMOUNT_WORDS[term]}`];
  });
}
