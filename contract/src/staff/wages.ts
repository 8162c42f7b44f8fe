/** The minimum wage as staff see it: its dated entries, and the values that admins propose and confirm. */
import { MAX_AMOUNT_CENTS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId, typedDay, typedHundredths } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { identityFields } from './many.js';

const instant = z.iso.datetime();
const territory = z.enum(['metropole', 'mayotte'], 'inconnu');
const euros = (what: string) => about(z.number(), `${what}, EUR`);

/** One entry with its day. If two entries have the same day and territory, the later one counts. */
export const minimumWage = z
  .object({
    id,
    territory,
    effective_on: z.string(),
    month: euros('Full-time month, 35 hours a week'),
    hour: about(z.nullable(z.number()), 'EUR; null if it was not recorded'),
    source: z.string(),
    confirmed: z.boolean(),
    replaced: about(z.boolean(), 'A later entry of the same day and territory replaces it'),
    until: about(z.nullable(z.string()), 'First day of the next entry in its territory; null if none is known'),
    created_at: instant,
  })
  .register(z.globalRegistry, {
    id: 'MinimumWage',
    examples: [
      {
        id: 5,
        territory: 'metropole',
        effective_on: '2026-06-01',
        month: 1867.02,
        hour: 12.31,
        source: 'arrêté du 22 mai 2026',
        confirmed: true,
        replaced: false,
        until: null,
        created_at: '2026-05-23T09:30:00.000Z',
      },
    ],
  });
export type MinimumWage = z.output<typeof minimumWage>;

/** A value that an admin has proposed. It takes effect only after another admin has confirmed it. */
export const wageProposal = z
  .object({
    id,
    state: z.enum(['proposed', 'confirmed', 'withdrawn']),
    territory,
    effective_on: z.string(),
    month: euros('Full-time month, 35 hours a week'),
    hour: euros('Hour'),
    source: z.string(),
    wage_id: about(z.nullable(id), 'The entry that its confirmation made'),
    created_at: instant,
    created_by: z.nullable(z.string()),
    decided_at: z.nullable(instant),
    decided_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'WageProposal',
    examples: [
      {
        id: 2,
        state: 'proposed',
        territory: 'metropole',
        effective_on: '2027-01-01',
        month: 1885.22,
        hour: 12.43,
        source: 'décret du 18 décembre 2026',
        wage_id: null,
        created_at: '2026-12-19T09:30:00.000Z',
        created_by: 'Camille Martin',
        decided_at: null,
        decided_by: null,
      },
    ],
  });
export type WageProposal = z.output<typeof wageProposal>;

const fallen = {
  establishments: count,
  valuations: about(count, 'Active valuations with an amount'),
  falls: about(
    z.nullable(count),
    'Those that fall under the minimum because of it; null for fewer than three establishments',
  ),
};

/** How many people would be under the minimum with a value. Only counts, without names. */
const wageEffect = z
  .object({
    before: about(z.nullable(z.number()), 'The wage on that day without it, EUR'),
    establishments: count,
    valuations: about(count, 'Active valuations with an amount, in the territory'),
    under_before: about(count, 'Under the minimum on that day without it'),
    under_after: count,
    falls: about(count, 'Under the minimum only because of it'),
    departments: list(z.object({ department: z.nullable(z.string()), ...fallen })),
    sizes: list(z.object({ size: about(z.enum(['1-9', '10-24', '25-49', '50+']), 'Active valuations'), ...fallen })),
    alone: about(z.boolean(), 'There is no other admin to confirm it: the author does'),
    confirmable: about(z.boolean(), 'By the caller: the author does not confirm it if there is another admin'),
  })
  .register(z.globalRegistry, {
    id: 'WageEffect',
    examples: [
      {
        before: 1867.02,
        establishments: 42,
        valuations: 910,
        under_before: 31,
        under_after: 58,
        falls: 27,
        departments: [
          { department: '35', establishments: 6, valuations: 140, falls: 5 },
          { department: '976', establishments: 1, valuations: 8, falls: null },
        ],
        sizes: [{ size: '10-24', establishments: 20, valuations: 320, falls: 12 }],
        alone: false,
        confirmable: true,
      },
    ],
  });
export type WageEffect = z.output<typeof wageEffect>;

const LONGEST_SOURCE = 200;

const money = (code: string) =>
  about(
    typedHundredths(code, (cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS),
    'EUR',
  );

const fields = {
  territory: wire('territory', territory),
  effectiveOn: wire('effective_on', typedDay),
  monthCents: wire('month', money('smic_montant')),
  hourCents: wire('hour', money('smic_montant')),
  source: wire(
    'source',
    z
      .string('obligatoire')
      .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_SOURCE, 'texte_trop_long')),
  ),
};

const proposed = wireObject(fields, { id: 'ProposeWageRequest' });
export type ProposedWage = z.output<typeof proposed>;

/** The admin repeats the value, the day and the number of people under the minimum, and proves their identity. */
const confirmation = wireObject(
  { effectiveOn: fields.effectiveOn, monthCents: fields.monthCents, falls: wire('falls', count), ...identityFields },
  { id: 'ConfirmWageRequest' },
);

const one = { params: { id: pathId }, isBare: true, answer: wageProposal } as const;

export const wageCalls = {
  effect: post('/admin/wage-proposals/effect', {
    body: proposed,
    answer: wageEffect,
    refuses: ['donnees_invalides'],
  }),
  propose: post('/admin/wage-proposals/propose', {
    body: proposed,
    isBare: true,
    answer: wageProposal,
    refuses: ['donnees_invalides', 'smic_propose'],
  }),
  effectOf: get('/admin/wage-proposals/:id/effect', {
    params: { id: pathId },
    answer: wageEffect,
    refuses: ['introuvable'],
  }),
  confirm: post('/admin/wage-proposals/:id/confirm', {
    ...one,
    body: confirmation,
    refuses: [
      'introuvable',
      'donnees_invalides',
      'proposition_close',
      'autre_admin',
      'admin_recent',
      'effet_change',
      'trop_de_tentatives',
    ],
  }),
  withdraw: post('/admin/wage-proposals/:id/withdraw', { ...one, refuses: ['introuvable', 'proposition_close'] }),
};
