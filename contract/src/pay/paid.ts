/** Pay that is actually paid for a function. Staff reach none of these calls, and a collaborator only by the head's right. */
import { MAX_AMOUNT_CENTS, PAY_PARTS, type PayPart } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import {
  about,
  clearable,
  count,
  hundredths,
  hundredthsOrNull,
  id,
  list,
  pathId,
  payUnit,
  readId,
  typedDay,
  typedHundredths,
} from '../data.js';
import { wire, wireObject } from '../wire.js';

const parts = z.partialRecord(z.enum(PAY_PARTS), hundredths);
const typedPart = typedHundredths('montant_paye', (cents) => cents >= 0 && cents <= MAX_AMOUNT_CENTS);
const typedBase = typedHundredths('montant_paye', (cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS);
const typedParts = z.partialRecord(z.enum(PAY_PARTS), typedPart);

export const paidAmount = wireObject(
  {
    id: wire('verse_id', id),
    version: wire('version', id),
    valuationId: wire('valor_id', id),
    from: wire('verse_du', about(z.nullable(z.iso.date()), 'First day; null: none was given')),
    unit: wire('verse_unite', payUnit),
    parts: wire('verse_parts', about(parts, 'EUR gross at the share, by part of the pay')),
    countedCents: wire('verse', about(hundredths, 'Sum of the parts that are compared with what is due, EUR')),
  },
  { id: 'PaidAmount' },
);
export type PaidAmount = z.output<typeof paidAmount>;

const from = wire(
  'verse_du',
  about(z._default(clearable(typedDay), null), 'First day; without one it counts since the day of seniority'),
);
const baseCents = wire('verse_base', about(typedBase, 'Base pay, EUR gross at the share'));
const typed = wireObject(
  {
    from,
    unit: wire('verse_unite', payUnit),
    baseCents,
    otherParts: wire('verse_autres', about(z.optional(typedParts), 'The other parts, EUR by part')),
  },
  { id: 'EnterPaidAmountRequest' },
);
/** More contracts than a declaration has. */
const MOST_AT_ONCE = 5_000;
const several = wireObject(
  {
    amounts: wire(
      'montants',
      list(
        wireObject({ valuationId: wire('valor_id', readId), from, unit: wire('verse_unite', payUnit), baseCents }),
      ).check(z.minLength(1, 'invalide'), z.maxLength(MOST_AT_ONCE, 'invalide')),
    ),
  },
  { id: 'EnterPaidAmountsRequest' },
);
const enteredCount = wireObject({ count: wire('enregistres', count) }, { id: 'EnteredPaidAmounts' });

/** What a declaration is paired with, in the browser. */
export const payable = wireObject(
  {
    id: wire('valor_id', id),
    profileId: wire('profile_id', id),
    profileName: wire('profile_name', z.string()),
    matricule: wire('matricule', z.nullable(z.string())),
    functionTitle: wire('metier_title', z.string()),
    shareHundredths: wire('valor_c0', hundredths),
    unit: wire('verse_unite', about(payUnit, 'That of the amount due')),
    dueCents: wire('a_verser', about(hundredthsOrNull, 'What is due at least, EUR; null until it is computed')),
    paidCents: wire('verse', about(hundredthsOrNull, 'What is paid today, EUR')),
  },
  { id: 'PayableFunction' },
);
export type PayableFunction = z.output<typeof payable>;

const removed = wireObject({ version: wire('version', readId) }, { id: 'RemovePaidAmountRequest' });

const one = { params: { id: pathId } };
const amounts = list(paidAmount);

export const paidAmountCalls = {
  functions: get('/v1/pay/functions', { answer: list(payable) }),
  enterSeveral: post('/v1/pay', {
    body: several,
    answer: enteredCount,
    refuses: ['introuvable', 'donnees_invalides', 'conflit'],
  }),
  /** The id is the valuation's, and that of the amount in `remove`. */
  list: get('/v1/pay/:id', { ...one, answer: amounts, refuses: ['introuvable'] }),
  enter: post('/v1/pay/:id', {
    ...one,
    body: typed,
    answer: amounts,
    refuses: ['introuvable', 'donnees_invalides', 'conflit'],
  }),
  remove: post('/v1/pay/remove/:id', {
    ...one,
    body: removed,
    answer: amounts,
    refuses: ['introuvable', 'version_perimee', 'donnees_invalides', 'conflit'],
  }),
};
export type { PayPart };
