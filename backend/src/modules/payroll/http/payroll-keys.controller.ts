import { payrollCalls as calls, type AnswerOf, type InputOf, type PayrollKey } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CreatePayrollKey, RevokePayrollKey } from '../commands/payroll.command.js';
import { ListPayrollKeys } from '../queries/payroll.query.js';

type Calls = typeof calls;

@Controller()
@Access('main')
export class PayrollKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.keys, 'The keys by which programs of the school read its lines', 'Each with its last use.')
  async list(@CurrentMember() { establishmentId }: Member): Promise<readonly PayrollKey[]> {
    return this.queries.execute(new ListPayrollKeys({ establishmentId }));
  }

  @Serves(calls.createKey, 'Makes a key that reads the lines for payroll, and nothing else', 'Its text is shown once.')
  async create(
    @Input() { body: { name } }: InputOf<Calls['createKey']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['createKey']>> {
    return this.commands.execute(new CreatePayrollKey({ actor, name }));
  }

  @Serves(calls.revokeKey, 'Revokes a key', 'Its next call is refused. Answers the keys that are left.')
  async revoke(
    @Input() { params: { id } }: InputOf<Calls['revokeKey']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly PayrollKey[]> {
    await this.commands.execute(new RevokePayrollKey({ actor, id }));
    return this.list(actor);
  }
}
