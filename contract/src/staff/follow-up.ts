/** What staff follow without changing it: valuations without names and texts, grids and their parts (read-only). */
import * as z from 'zod/mini';
import { about, id } from '../data.js';

const instant = z.iso.datetime();

export const staffValuation = z
  .object({
    id,
    establishment_id: id,
    siret: z.string(),
    company_name: z.string(),
    department: about(z.nullable(z.string()), 'As ‘35’, ‘2A’, ‘976’; null: not known'),
    status: about(z.int(), '0 in progress, 1 up to date, 2 to redo, 3 waiting for an update, 4 inactive'),
    category: about(z.int(), 'Level, 0 to 3'),
    function_id: about(z.int(), 'Of the grid; 0: another function'),
    function_title: about(z.nullable(z.string()), 'In the version of the grid of the row; null: another function'),
    grid_id: id,
    share: about(z.number(), 'Percent of a full time'),
    index: about(z.nullable(z.number()), 'Points; null: not computed'),
    minimum: about(z.nullable(z.number()), 'EUR a month'),
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
        minimum: 1836.8,
        displayed: 1836.8,
        displayed_unit: 'month',
        calculated_on: '2026-11-02',
        created_at: '2026-10-20T09:30:00.000Z',
        updated_at: '2026-11-02T09:30:00.000Z',
      },
    ],
  });
export type StaffValuation = z.output<typeof staffValuation>;

export const gridVersion = z
  .object({
    id,
    status: z.enum(['draft', 'scheduled', 'in_force', 'past'], 'inconnu'),
    effective_on: about(z.string(), 'A day'),
    confirmed: about(z.boolean(), 'False: its values are still to be confirmed by the branch'),
    title: about(z.string(), 'As staff call it; empty: it came with the product'),
    version: about(id, 'Of its content: each saved change of a draft raises it'),
    based_on: about(z.nullable(id), 'The version that it was prepared from'),
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
    content: about(z.record(z.string(), z.unknown()), 'As the document of the grid has it'),
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
