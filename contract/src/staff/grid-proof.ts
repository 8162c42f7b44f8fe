/** Cases that prove a version of the grid. Their expected answers are typed before computed ones are shown (ADR 51). */
import { isShare, MAX_AMOUNT_CENTS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { requiredNameField } from '../accounts/fields.js';
import { get, post } from '../call.js';
import { about, categoryLevel, count, hundredths, id, list, pathId, typedHundredths } from '../data.js';
import { reference } from '../grids/reference.js';
import { trace } from '../valuations/trace.js';
import { wire, wireObject } from '../wire.js';
import { identityFields, MOST_AT_ONCE } from './many.js';

const LONGEST_TITLE = 200;
const LONGEST_REASON = 500;
const MOST_YEARS = 60;
const MOST_POINTS_HUNDREDTHS = 10_000_000;

const instant = z.iso.datetime();
const within = (most: number, refusal: string) => z.int(refusal).check(z.minimum(0, refusal), z.maximum(most, refusal));

const situation = {
  functionId: wire(
    'function_id',
    about(within(1_000_000, 'fonction_inconnue'), 'Id of the function in the version, 0 = autre'),
  ),
  categoryLevel: wire('category', categoryLevel),
  degrees: wire(
    'degrees',
    about(
      z.record(z.string().check(z.regex(/^\d{1,6}$/, 'critere_inconnu')), z.nullable(within(1000, 'degre_inconnu'))),
      'Degree by criterion id, null = not concerned; criteria that do not concern the function are left out',
    ),
  ),
  leaveWeeks: wire('leave_weeks', about(within(6, 'conges'), 'Extra leave weeks')),
  seniorityYears: wire('seniority_years', about(within(MOST_YEARS, 'invalide'), 'Completed years')),
  shareHundredths: wire('share', about(typedHundredths('quotite', isShare), 'Share of a full-time job in %')),
  hourly: wire('hourly', z.boolean('invalide')),
  fixedDays: wire('fixed_days', z.boolean('invalide')),
  guaranteedCents: wire(
    'guaranteed',
    about(
      z.nullable(typedHundredths('garantie', (cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS)),
      'Guaranteed month at the share, EUR',
    ),
  ),
};

const unit = z.enum(['month', 'hour'], 'invalide');

/** The answers that the rules must give for the case. */
const expected = {
  expectedIndex: wire(
    'expected_index',
    about(
      typedHundredths('nombre_attendu', (points) => points >= 0 && points <= MOST_POINTS_HUNDREDTHS),
      'Points',
    ),
  ),
  expectedCents: wire(
    'expected_amount',
    about(
      typedHundredths('nombre_attendu', (cents) => cents >= 0 && cents <= MAX_AMOUNT_CENTS),
      'The displayed minimum, EUR per `expected_unit`',
    ),
  ),
  expectedUnit: wire('expected_unit', unit),
};

const stated = {
  title: wire('title', requiredNameField(LONGEST_TITLE)),
  ...situation,
  ...expected,
  source: wire('source', about(requiredNameField(LONGEST_TITLE), 'The source of the expected values')),
};

const mark = {
  by: wire('by', about(z.string(), 'The name at that time; empty: shipped with the product')),
  at: wire('at', instant),
};

const gridCase = wireObject({
  id: wire('id', id),
  ...stated,
  state: wire(
    'state',
    about(
      z.enum(['signed', 'to-sign', 'to-resign', 'to-take-over', 'off', 'withdrawn']),
      'to-resign: it came from another version, or the document has changed since; to-take-over: it came from another version, where it gave another result',
    ),
  ),
  difference: wire(
    'difference',
    about(
      z.nullable(z.enum(['index', 'amount', 'refused'])),
      'For a case with another result: before the index, after it, or the rules refuse the situation',
    ),
  ),
  computed: wire(
    'computed',
    about(
      z.nullable(
        wireObject({
          indexHundredths: wire('index', hundredths),
          cents: wire('amount', hundredths),
          unit: wire('unit', unit),
          trace: wire('trace', trace),
        }),
      ),
      'The result on the present version; null: the rules refuse the situation, or the case must be taken over first',
    ),
  ),
  refusals: wire('refusals', about(list(z.string()), 'Why the rules refuse it, in French')),
  typed: wire('typed', wireObject(mark)),
  signed: wire('signed', z.nullable(wireObject(mark))),
  withdrawn: wire('withdrawn', z.nullable(wireObject({ ...mark, reason: wire('reason', z.string()) }))),
});
export type GridCase = z.output<typeof gridCase>;

const proof = wireObject(
  {
    needed: wire('needed', about(count, 'Signed cases that a publication requires')),
    signed: wire('signed', about(count, 'Signed cases of the version')),
    isOpen: wire('open', about(z.boolean(), 'Its cases do not prevent its publication')),
    isDraft: wire('draft', about(z.boolean(), 'Only cases of a draft are typed, signed and withdrawn')),
    isLastAuthor: wire('last_author', about(z.boolean(), 'The caller has changed the draft last and may not prove it')),
    unprovenReason: wire(
      'unproven_reason',
      about(z.nullable(z.string()), 'Why the operator has put it in force without its proof'),
    ),
    cases: wire('cases', list(gridCase)),
  },
  { id: 'GridProof' },
);
export type GridProof = z.output<typeof proof>;

const reason = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_REASON, 'texte_trop_long'));

/** Each case may be listed only once. */
const isOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
const cases = <Of extends z.core.$ZodType>(row: Of, idOf: (one: z.output<Of>) => number) =>
  z.readonly(
    z
      .array(row, 'invalide')
      .check(z.minLength(1, 'invalide'), z.maxLength(MOST_AT_ONCE, 'invalide'))
      .check(z.refine((rows) => isOnce(rows.map(idOf)), 'invalide')),
  );

const statedCase = wireObject(stated, { id: 'TypeGridCaseRequest' });
const one = { params: { id: pathId }, answer: proof } as const;
/** The refusals of every act on cases: the draft must be readable, and the person must not be its last editor. */
const REFUSES = [
  'introuvable',
  'donnees_invalides',
  'grille_pas_brouillon',
  'grille_dernier_auteur',
  'grille_illisible',
  'conflit',
] as const;

export const gridProofCalls = {
  /** The functions, criteria and degrees of any version, for selecting them in a form. */
  reference: get('/admin/grids/:id/reference', {
    params: { id: pathId },
    answer: reference,
    refuses: ['introuvable', 'grille_illisible'],
  }),
  of: get('/admin/grids/:id/proof', { ...one, refuses: ['introuvable', 'grille_illisible'] }),
  type: post('/admin/grids/:id/cases', {
    ...one,
    body: statedCase,
    refuses: REFUSES,
  }),
  /** Stores the answers of this version for cases that were cloned from another version. */
  takeOver: post('/admin/grids/:id/cases/take-over', {
    ...one,
    body: wireObject(
      {
        cases: wire(
          'cases',
          cases(
            wireObject({
              id: wire('id', id),
              expectedIndex: expected.expectedIndex,
              expectedCents: expected.expectedCents,
            }),
            (row) => row.id,
          ),
        ),
        source: stated.source,
      },
      { id: 'TakeOverGridCasesRequest' },
    ),
    refuses: [...REFUSES, 'cas_retire', 'cas_deja_repris'],
  }),
  sign: post('/admin/grids/:id/cases/sign', {
    ...one,
    body: wireObject(
      {
        caseIds: wire(
          'cases',
          cases(id, (one) => one),
        ),
        ...identityFields,
      },
      { id: 'SignGridCasesRequest' },
    ),
    refuses: [...REFUSES, 'trop_de_tentatives', 'cas_faux', 'cas_retire', 'cas_deja_signe'],
  }),
  /** Corrects the case in place and voids its signature. The journal keeps the earlier figures. */
  correct: post('/admin/grid-cases/:id/correct', { ...one, body: statedCase, refuses: [...REFUSES, 'cas_retire'] }),
  /** The case no longer counts. It is stored with the reason for its withdrawal. */
  withdraw: post('/admin/grid-cases/:id/withdraw', {
    ...one,
    body: wireObject({ reason: wire('reason', reason) }, { id: 'WithdrawGridCaseRequest' }),
    refuses: [...REFUSES, 'cas_retire'],
  }),
};
export type NewGridCase = z.output<typeof gridProofCalls.type.body>;
export type TakenOver = z.output<typeof gridProofCalls.takeOver.body>;
