/** A resource of the tests' own, on a table of its own: what the kit gives to any. */
import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { refuseFields } from '../../src/platform/errors/domain-error.js';
import { accountName } from '../../src/platform/rest/rest-fields.js';
import { RestResource } from '../../src/platform/rest/rest-resource.js';
import { StaffRecord } from '../../src/platform/rest/staff-record.js';

@Entity('note')
@Index('note_by_title', ['title'], { unique: true })
export class NoteRecord extends StaffRecord {
  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  theme!: string | null;

  @Column('integer', { name: 'sort_weight' })
  weight!: number;

  @Column('boolean', { default: true })
  open!: boolean;
}

export const note = z
  .object({
    id: z.int().positive(),
    title: z.string().min(1, 'obligatoire').max(40, 'texte_trop_long'),
    theme: z.enum(['paie', 'congés']).nullable(),
    weight: z.int().min(0),
    open: z.boolean(),
    version: z.int(),
    updated_by: z.string().nullable(),
  })
  .meta({
    id: 'Note',
    examples: [{ id: 1, title: 'T', theme: null, weight: 1, open: true, version: 1, updated_by: null }],
  });

export class NotesResource extends RestResource({
  name: 'notes',
  title: 'Notes',
  entity: NoteRecord,
  answer: note,
  from: { weight: 'weight', updated_by: accountName('updated_by') },
  sorts: ['id', 'title', 'weight'],
  filters: ['theme', 'weight', 'open'],
  search: ['title'],
  access: { read: 'staff', create: 'staff', update: 'staff', delete: 'admin' },
  write: note.pick({ title: true, theme: true, weight: true, open: true }).partial({ theme: true, open: true }),
  refine: (values, row) => {
    if (row !== null && (values.weight ?? row.weight) < row.weight)
      throw refuseFields({ weight: { code: 'invalide' } });
    return values;
  },
  audited: ({ weight, open }) => ({ weight, open }),
}) {}
