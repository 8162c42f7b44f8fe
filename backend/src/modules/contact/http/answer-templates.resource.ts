import { answerTemplate } from '@valorisation/contract';
import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod/mini';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

@Entity('answer_template')
@Index('answer_template_title', ['title'], { unique: true })
export class AnswerTemplateRecord extends StaffRecord {
  @Column('text')
  title!: string;

  @Column('text')
  body!: string;
}

export class AnswerTemplatesResource extends RestResource({
  name: 'answer-templates',
  title: 'The texts that staff put into their answers',
  entity: AnswerTemplateRecord,
  answer: answerTemplate,
  from: { updated_by: accountName('updated_by') },
  sorts: ['title', 'id', 'updated_at'],
  search: ['title', 'body'],
  found: { title: ['title'], text: ['body'] },
  access: { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
  subject: 'answerTemplate',
  write: z.pick(answerTemplate, { title: true, body: true }),
}) {}
