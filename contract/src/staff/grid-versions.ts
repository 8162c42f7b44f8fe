/** Versions of the grid and their parts, as staff list them. Fields have the same names on the wire and in the code. */
import * as z from 'zod/mini';
import { about, id } from '../data.js';

const instant = z.iso.datetime();

export const gridVersion = z
  .object({
    id,
    status: z.enum(['draft', 'scheduled', 'in_force', 'past'], 'inconnu'),
    withdrawn: about(z.boolean(), 'Published by error: another version has replaced it'),
    effective_on: about(z.string(), 'A day'),
    confirmed: about(z.boolean(), 'False: the branch still has to confirm its values'),
    title: about(z.string(), 'Its title for staff; empty: shipped with the product'),
    version: about(id, 'The number of its content: each saved change of a draft raises it'),
    based_on: about(z.nullable(id), 'The version from which it was prepared'),
    based_on_title: z.nullable(z.string()),
    based_on_day: z.nullable(z.string()),
    created_at: instant,
    created_by: z.nullable(z.string()),
    updated_at: instant,
    updated_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'GridVersion',
    examples: [
      {
        id: 2,
        status: 'in_force',
        withdrawn: false,
        effective_on: '2024-09-01',
        confirmed: false,
        title: 'Négociation de 2024',
        version: 1,
        based_on: 1,
        based_on_title: '',
        based_on_day: '2023-08-01',
        created_at: '2026-11-02T09:30:00.000Z',
        created_by: 'Camille Martin',
        updated_at: '2026-11-02T09:30:00.000Z',
        updated_by: 'Camille Martin',
      },
    ],
  });

export type GridVersion = z.output<typeof gridVersion>;

export const gridPart = z
  .object({
    id,
    grid_id: id,
    part: z.enum(['cats', 'catpars', 'enfants', 'metiers', 'criteres', 'conges', 'paliers', 'params'], 'inconnu'),
    number: about(z.int(), 'Its number in the grid'),
    title: z.string(),
    content: about(z.record(z.string(), z.unknown()), 'As in the document of the grid'),
  })
  .register(z.globalRegistry, {
    id: 'GridPart',
    examples: [
      {
        id: 200_001,
        grid_id: 2,
        part: 'cats',
        number: 1,
        title: 'Employés',
        content: { cat_id: 1, cat_title: 'Employés', cat_level: 1, indice: 942 },
      },
    ],
  });
