import { establishment, establishmentChange, staffAccountCalls, type InputOf } from '@valorisation/contract';
import { Body, Injectable, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { AnswersRestRecord } from '../../../platform/rest/rest-answer.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { CloseEstablishment } from '../commands/account-deletion.command.js';
import { ChangeEstablishment } from '../commands/establishment-change.command.js';
import { EstablishmentReader } from '../persistence/establishments.js';
import { EstablishmentView } from '../persistence/member.view.js';
import { typedSiret } from './typed-siret.js';

/** Establishments with their numbers (ADR 38), without names of people or texts of members. */
@Injectable()
export class EstablishmentsResource extends ReadOnlyResource({
  name: 'establishments',
  title: 'The establishments, with their accounts and valuations in numbers',
  entity: EstablishmentView,
  answer: establishment,
  // The reader computes these values for the rows of the page.
  from: {
    figures: { sql: 'null' },
    deletion_planned_on: { sql: 'null' },
    // An array is read first, so the rows are found by their ids.
    is_idle: { sql: 'r.id = any (array(select i.id from idle_establishment i))' },
  },
  sorts: ['company_name', 'id', 'siret', 'department', 'last_seen_at'],
  filters: ['department', 'is_idle'],
  period: 'created_at',
  search: (pattern) => `(${contains('r.company_name', pattern)} or r.siret like ${typedSiret(pattern)})`,
  found: { title: ['company_name'], detail: ['siret'] },
  access: { read: 'staff' },
  scope: 'members',
  subject: 'establishment',
}) {
  constructor(
    reader: EstablishmentReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Put('admin/establishments/:id')
  @Access('staff')
  @Summary('Corrects the name, the department or the SIRET', 'Another SIRET needs a reason, which the journal keeps.')
  @Refuses('introuvable', 'donnees_invalides', 'conflit')
  @AnswersRestRecord(establishment)
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body({ schema: establishmentChange }) change: z.output<typeof establishmentChange>,
  ): Promise<RawJson> {
    await this.commands.execute(new ChangeEstablishment({ actor, establishmentId: id, change }));
    return this.one(id);
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.closeEstablishment,
    'Closes an establishment whose people have all moved to another one',
    'Its deletion is planned as if its head had asked for it: the same mails, the same days, the same way back.',
  )
  async close(
    @Input() { params: { id } }: InputOf<typeof staffAccountCalls.closeEstablishment>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new CloseEstablishment({ establishmentId: id, actor }));
    return this.one(id);
  }
}
