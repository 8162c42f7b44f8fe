/** The other names of functions, as staff edit them, and the words that were searched for without a choice. */
import * as z from 'zod/mini';
import { post } from '../call.js';
import { about, count, id, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';

const instant = z.iso.datetime();
const LONGEST_NAME = 80;

const functionId = about(
  z.int('obligatoire').check(z.positive('fonction_inconnue'), z.maximum(2_147_483_647, 'fonction_inconnue')),
  'Of the grid in force',
);
const name = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_NAME, 'texte_trop_long'));

export const functionName = z
  .object({
    id,
    function_id: functionId,
    function_title: about(z.nullable(z.string()), 'In the grid in force; null: it has no such function'),
    name,
    origin: about(z.enum(['shipped', 'staff']), 'Whether the product brought it or staff added it'),
    state: about(z.enum(['used', 'removed'], 'inconnu'), 'No search finds by a removed name'),
    version: id,
    created_at: instant,
    updated_at: instant,
    updated_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'FunctionName',
    examples: [
      {
        id: 412,
        function_id: 25,
        function_title: 'Infirmier',
        name: 'infirmerie',
        origin: 'shipped',
        state: 'used',
        version: 1,
        created_at: '2026-11-20T09:30:00.000Z',
        updated_at: '2026-11-20T09:30:00.000Z',
        updated_by: null,
      },
    ],
  });
export type FunctionNameRecord = z.output<typeof functionName>;

export const leftWord = z
  .object({
    id: about(id, 'It changes when the oldest days of the word are deleted'),
    word: z.string(),
    days: about(count, 'The days on which it was searched for, at least three'),
    times: count,
    first_on: z.string(),
    last_on: z.string(),
  })
  .register(z.globalRegistry, {
    id: 'LeftWord',
    examples: [{ id: 7, word: 'factotum', days: 5, times: 9, first_on: '2026-11-02', last_on: '2026-11-20' }],
  });
export type LeftWord = z.output<typeof leftWord>;

const addedName = z
  .object({ id: about(id, 'Of the new name'), function_id: id, name: z.string() })
  .register(z.globalRegistry, { id: 'AddedName', examples: [{ id: 2_301, function_id: 44, name: 'factotum' }] });
export type AddedName = z.output<typeof addedName>;

const dismissedWord = z
  .object({ id: about(id, 'That the word had') })
  .register(z.globalRegistry, { id: 'DismissedWord', examples: [{ id: 7 }] });

export const leftWordCalls = {
  add: post('/admin/left-words/:id/add', {
    params: { id: pathId },
    isBare: true,
    body: wireObject(
      {
        functionId: wire('function_id', functionId),
        name: wire('name', about(name, 'The word as it shall stand, for example with its accents')),
      },
      { id: 'AddLeftWordRequest' },
    ),
    answer: addedName,
    refuses: ['introuvable', 'donnees_invalides', 'conflit'],
  }),
  /** What was counted is deleted, so the word comes back after three further days. */
  dismiss: post('/admin/left-words/:id/dismiss', {
    params: { id: pathId },
    isBare: true,
    answer: dismissedWord,
    refuses: ['introuvable'],
  }),
};
