/** The valuations of the establishments as staff list them, without names and texts. An admin can fix an amount. */
import * as z from 'zod/mini';
import { MAX_AMOUNT_CENTS } from '@valorisation/rules';
import { post } from '../call.js';
import { about, id, pathId, typedHundredths } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { LONGEST_REASON } from './many.js';

const instant = z.iso.datetime();

export const staffValuation = z
  .object({
    id,
    establishment_id: id,
    siret: z.string(),
    company_name: z.string(),
    department: about(z.nullable(z.string()), 'Such as ‘35’, ‘2A’, ‘976’; null: unknown'),
    status: about(z.int(), '0 in progress, 1 up to date, 2 to redo, 3 waiting for an update, 4 inactive'),
    category: about(z.int(), 'Level, 0 to 3'),
    function_id: about(z.int(), 'Id in the grid; 0: another function'),
    function_title: about(
      z.nullable(z.string()),
      'Title in the version of the grid of the row; null: another function',
    ),
    grid_id: id,
    share: about(z.number(), 'Percent of full time'),
    index: about(z.nullable(z.number()), 'Points; null: not computed'),
    below_minimum: about(z.boolean(), 'Active, and its index is under today’s minimum'),
    minimum: about(z.nullable(z.number()), 'EUR a month'),
    hourly: about(z.boolean(), 'Paid by the training hour'),
    fixed_amount: about(z.nullable(z.number()), 'Fixed by an admin, EUR a month at the share, or an hour; null: none'),
    displayed: about(z.nullable(z.number()), 'EUR in its unit'),
    displayed_unit: about(z.nullable(z.string()), 'month or hour'),
    calculated_on: about(z.nullable(z.string()), 'A day'),
    created_at: instant,
    updated_at: instant,
  })
  .register(z.globalRegistry, {
    id: 'StaffValuation',
    examples: [
      {
        id: 12,
        establishment_id: 1,
        siret: '77500000300019',
        company_name: 'Lycée agricole privé des Trois Rivières',
        department: '35',
        status: 1,
        category: 2,
        function_id: 14,
        function_title: 'Secrétaire',
        grid_id: 2,
        share: 80,
        index: 1104,
        below_minimum: false,
        minimum: 1836.8,
        hourly: false,
        fixed_amount: null,
        displayed: 1836.8,
        displayed_unit: 'month',
        calculated_on: '2026-11-02',
        created_at: '2026-10-20T09:30:00.000Z',
        updated_at: '2026-11-02T09:30:00.000Z',
      },
    ],
  });
export type StaffValuation = z.output<typeof staffValuation>;

const fixedAmount = wireObject(
  {
    cents: wire(
      'amount',
      about(
        z.nullable(typedHundredths('montant_fixe', (cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS)),
        'EUR a month at the share, or an hour for an hourly row; null removes the amount',
      ),
    ),
    reason: wire(
      'reason',
      about(
        z
          .string('motif_montant')
          .check(z.trim(), z.minLength(1, 'motif_montant'), z.maxLength(LONGEST_REASON, 'texte_trop_long')),
        'Mailed to the head of the establishment',
      ),
    ),
  },
  { id: 'FixAmountRequest' },
);

export const staffValuationCalls = {
  fixAmount: post('/admin/valuations/:id/fixed-amount', {
    params: { id: pathId },
    isBare: true,
    body: fixedAmount,
    answer: staffValuation,
    refuses: ['introuvable', 'transition_refusee', 'sans_effet', 'conflit', 'donnees_invalides'],
  }),
};
