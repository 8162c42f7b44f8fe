/** "Autre" functions as staff see them: titles in groups, and the functions that staff propose to the authors. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';

const instant = z.iso.datetime();
const proposedFunction = about(z.nullable(z.string()), 'The function that was last proposed and not withdrawn');

export const freeFunction = z
  .object({
    id: about(id, 'The id of the group; it changes with its most frequent words'),
    title: about(z.string(), 'The most frequent form'),
    valuations: about(count, 'Active valuations'),
    establishments: about(count, 'At least three'),
    category: about(z.int(), 'The most frequent level, 0 to 3'),
    in_category: about(count, 'Valuations of this category'),
    proposal_id: z.nullable(id),
    function_title: proposedFunction,
  })
  .register(z.globalRegistry, {
    id: 'FreeFunction',
    examples: [
      {
        id: 1_204_331,
        title: 'Surveillant de nuit',
        valuations: 14,
        establishments: 9,
        category: 0,
        in_category: 12,
        proposal_id: null,
        function_title: null,
      },
    ],
  });
export type FreeFunction = z.output<typeof freeFunction>;

export const functionProposal = z
  .object({
    id,
    group_id: id,
    title: about(z.string(), 'The title of the group when it was proposed'),
    function_id: id,
    function_title: z.string(),
    establishments: count,
    open: about(count, 'Rows without an answer'),
    accepted: count,
    refused: count,
    created_at: instant,
    created_by: z.nullable(z.string()),
    withdrawn_at: z.nullable(instant),
  })
  .register(z.globalRegistry, {
    id: 'FunctionProposal',
    examples: [
      {
        id: 3,
        group_id: 1_204_331,
        title: 'Surveillant de nuit',
        function_id: 41,
        function_title: 'Surveillant',
        establishments: 9,
        open: 4,
        accepted: 8,
        refused: 2,
        created_at: '2026-11-20T09:30:00.000Z',
        created_by: 'Camille Martin',
        withdrawn_at: null,
      },
    ],
  });
export type FunctionProposal = z.output<typeof functionProposal>;

const hidden = z
  .object({ titles: about(count, 'Groups of fewer than three establishments'), valuations: count })
  .register(z.globalRegistry, { id: 'HiddenFreeFunctions', examples: [{ titles: 37, valuations: 41 }] });
export type HiddenFreeFunctions = z.output<typeof hidden>;

const request = wireObject(
  {
    function_id: wire(
      'function_id',
      about(z.int('obligatoire').check(z.positive('fonction_inconnue')), 'Of the grid in force'),
    ),
  },
  { id: 'ProposeFunctionRequest' },
);

const one = { params: { id: pathId }, isBare: true, answer: functionProposal } as const;

export const freeFunctionCalls = {
  hidden: get('/admin/free-functions/hidden', { answer: hidden, isBare: true }),
  propose: post('/admin/free-functions/:id/propose', {
    ...one,
    body: request,
    refuses: ['introuvable', 'donnees_invalides', 'proposition_ouverte', 'fonction_deja_refusee', 'conflit'],
  }),
  withdraw: post('/admin/function-proposals/:id/withdraw', { ...one, refuses: ['introuvable', 'conflit'] }),
};
