import { accessGrantCalls, type StaffAccess } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { GrantAccess, WithdrawAccess } from '../commands/access-grant.command.js';
import { GetAccessGrant } from '../queries/get-access-grant.query.js';

/**
 * The head decides whether staff may read names and texts of the establishment, and sees what they have read (ADR 43).
 */
@Controller()
@Access('main')
export class AccessGrantController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    accessGrantCalls.state,
    'Whether staff may read names and texts of the establishment, and what they have read',
  )
  async state(@CurrentMember() actor: Member): Promise<StaffAccess> {
    return this.queries.execute(new GetAccessGrant({ actor }));
  }

  @Serves(accessGrantCalls.grant, 'Lets staff read names and texts of the establishment for seven days')
  async grant(@CurrentMember() actor: Member): Promise<StaffAccess> {
    await this.commands.execute(new GrantAccess({ actor }));
    return this.state(actor);
  }

  @Serves(accessGrantCalls.withdraw, 'Ends the access at once')
  async withdraw(@CurrentMember() actor: Member): Promise<StaffAccess> {
    await this.commands.execute(new WithdrawAccess({ actor }));
    return this.state(actor);
  }
}
