/** Typed terms besides function and share. Each term has a line for answers and a line for requests. */
import { MAX_AMOUNT_CENTS, type EnteredTerms } from '@valorisation/rules';
import * as z from 'zod/mini';
import {
  about,
  clearable,
  count,
  flag,
  hundredthsOrNull,
  typedDay,
  typedFlag,
  typedHundredths,
  typedWhole,
} from '../data.js';
import { wire, type Wire } from '../wire.js';

type EachTerm = Readonly<Record<Exclude<keyof EnteredTerms, 'shareHundredths'>, Wire>>;

/** The terms as a row, its journal and an estimate contain them. */
export const terms = {
  seniorityOn: wire('valor_anciennete', about(z.nullable(z.string()), 'Day of seniority, YYYY-MM-DD')),
  leaveWeeks: wire('valor_conges', about(count.check(z.maximum(6)), 'Extra leave weeks')),
  hourly: wire('valor_remuneration', about(flag, '1 = hourly pay')),
  guaranteedCents: wire(
    'valor_garantie',
    about(hundredthsOrNull, 'Guaranteed month typed by the user, EUR at the share'),
  ),
  fixedDays: wire('valor_forfait_jours', flag),
} satisfies EachTerm;

/** The terms as a person types them. A term that is missing keeps its value. */
export const typedTerms = {
  seniorityOn: wire(
    'valor_anciennete',
    about(z.optional(clearable(typedDay)), 'Day of seniority, YYYY-MM-DD; an empty text states that there is none'),
  ),
  leaveWeeks: wire('valor_conges', about(z.optional(typedWhole('conges')), 'Extra leave weeks, 0 to 6')),
  hourly: wire('valor_remuneration', about(z.optional(typedFlag), '1 = hourly pay, teaching functions only')),
  guaranteedCents: wire(
    'valor_garantie',
    about(
      z.optional(
        clearable(
          typedHundredths('garantie', (cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS),
          'garantie',
        ),
      ),
      'Guaranteed month, EUR at the share',
    ),
  ),
  fixedDays: wire('valor_forfait_jours', about(z.optional(typedFlag), '1 = yearly fixed-days contract, cadres only')),
} satisfies EachTerm;
