import { functionSheet, functionSheetTexts } from '@valorisation/contract';
import { Column, Entity, Index } from 'typeorm';
import * as z from 'zod/mini';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import { StaffRecord } from '../../../platform/rest/staff-record.js';
import { assertFunction, functionOf } from './function-names.resource.js';

@Entity('function_sheet')
@Index('function_sheet_once', ['functionId'], { unique: true })
export class FunctionSheetRecord extends StaffRecord {
  @Column('integer', { name: 'function_id' })
  functionId!: number;

  @Column('text', { default: 'to_review' })
  state!: 'to_review' | 'confirmed';

  @Column('text')
  purpose!: string;

  @Column('text')
  missions!: string;

  @Column('text')
  daily!: string;

  @Column('text')
  monthly!: string;

  @Column('text')
  yearly!: string;

  @Column('text')
  knowledge!: string;

  @Column('text', { name: 'know_how' })
  knowHow!: string;

  @Column('text', { name: 'soft_skills' })
  softSkills!: string;

  @Column('text')
  internal!: string;

  @Column('text')
  external!: string;

  @Column('text')
  conditions!: string;

  @Column('text')
  reporting!: string;

  @Column('text')
  resources!: string;
}

/**
 * The installation creates one for each function of the shipped grids, and staff one for a function that a later grid
 * adds. They correct and confirm them.
 */
export class FunctionSheetsResource extends RestResource({
  name: 'function-sheets',
  title: 'What is suggested for the job sheet of each function',
  entity: FunctionSheetRecord,
  answer: functionSheet,
  from: {
    function_title: { sql: functionOf('r.function_id', "f ->> 'metier_title'") },
    updated_by: accountName('updated_by'),
  },
  sorts: ['function_id', 'id', 'updated_at'],
  filters: ['function_id', 'state'],
  search: ['purpose', 'missions'],
  access: { read: 'staff', create: 'staff', update: 'staff' },
  subject: 'functionSheet',
  write: z.object({
    function_id: functionSheet.shape.function_id,
    state: functionSheet.shape.state,
    ...functionSheetTexts,
  }),
  preset: { state: 'to_review', daily: '', monthly: '', yearly: '' },
  // A sheet stays with its function.
  refine: ({ function_id: id, ...values }, row) => (row === null ? { function_id: id, ...values } : values),
  complete: assertFunction,
  audited: ({ functionId, state }) => ({ function_id: functionId, state }),
}) {}
