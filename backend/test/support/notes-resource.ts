/** A test resource on its own table, which shows what the kit gives any resource. */
import type { INestApplication } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { ApiModule } from '../../src/composition/api.module.js';
import { kernelParts } from '../../src/composition/parts.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { refuseFields } from '../../src/platform/errors/domain-error.js';
import { createApi } from '../../src/platform/http/create-api.js';
import { ownerDataSource } from '../../src/platform/persistence/database.js';
import { createStaffTable } from '../../src/platform/persistence/migration-helpers.js';
import { accountName } from '../../src/platform/rest/rest-fields.js';
import { RestResource } from '../../src/platform/rest/rest-resource.js';
import { StaffRecord } from '../../src/platform/rest/staff-record.js';
import type { TestBench } from './test-bench.js';

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

class NotesResource extends RestResource({
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

/** The API with the notes, on a database that has their table. */
export async function startNotes(bench: TestBench): Promise<INestApplication> {
  const source = await ownerDataSource(bench.databaseUrl).initialize();
  const columns = 'title text not null, theme text, sort_weight integer not null, open boolean not null default true';
  await createStaffTable(source.createQueryRunner(), 'note', columns);
  await source.query('create unique index note_by_title on note (title)');
  await source.query('create table note_use (note_id integer references note)');
  await source.destroy();
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATABASE_URL: bench.databaseUrl,
    DATA_DIR: bench.dataDir,
    DEMO: '0',
  });
  const api = ApiModule.with(config, { ...kernelParts, entities: [...kernelParts.entities, NoteRecord] });
  const app = await createApi({ ...api, controllers: [NotesResource] }, config);
  await app.listen(0, '127.0.0.1');
  return app;
}
