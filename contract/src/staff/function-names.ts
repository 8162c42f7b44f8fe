/** The other names of functions, as staff edit them. */
import * as z from 'zod/mini';
import { about, id } from '../data.js';

const instant = z.iso.datetime();
const LONGEST_NAME = 80;

export const functionName = z
  .object({
    id,
    function_id: about(
      z.int('obligatoire').check(z.positive('fonction_inconnue'), z.maximum(2_147_483_647, 'fonction_inconnue')),
      'Of the grid in force',
    ),
    function_title: about(z.nullable(z.string()), 'In the grid in force; null: it has no such function'),
    name: z
      .string('obligatoire')
      .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_NAME, 'texte_trop_long')),
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
