import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { AskEmailChange, ChangePassword, CorrectOwnAccount } from '../commands/own-account.command.js';
import { GetUser } from '../queries/get-user.query.js';
import {
  changeEmailRequest,
  changePasswordRequest,
  correctAccountRequest,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type CorrectAccountRequest,
} from './own-account.request.js';
import { emailResponse } from './email-change.response.js';
import { toUserResponse } from './user.mapper.js';
import { userResponse } from './user.response.js';

const changedResponse = z
  .object({ changed: z.literal(true) })
  .meta({ id: 'PasswordChanged', examples: [{ changed: true }] });

/** What the holder of an account changes of it while signed in (specification section 7). */
@Controller('v1/user')
export class OwnAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('update')
  @HttpCode(200)
  @Access('member')
  @Summary('Corrects names and address', 'What is absent stays. company_name is corrected by a main account only.')
  @Answers(userResponse)
  @Refuses('donnees_invalides')
  async correct(
    @CurrentMember() member: Member,
    @Body({ schema: correctAccountRequest }) body: CorrectAccountRequest,
  ): Promise<z.infer<typeof userResponse>> {
    const { user_firstname: firstName, user_lastname: lastName, user_address: postalAddress } = body;
    const details = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(postalAddress !== undefined && { postalAddress }),
    };
    await this.commands.execute(new CorrectOwnAccount(member, details, body.company_name));
    return toUserResponse(await this.queries.execute(new GetUser(member.accountId)));
  }

  @Post('update/pass')
  @HttpCode(200)
  @Access('active')
  @Summary('Chooses another password', 'The other sessions of the account end; this one goes on.')
  @Answers(changedResponse)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async changePassword(
    @CurrentActor() actor: Actor,
    @CurrentSession() { sessionId }: LiveSession,
    @Body({ schema: changePasswordRequest }) body: ChangePasswordRequest,
    @Ip() remoteAddress: string,
  ): Promise<z.infer<typeof changedResponse>> {
    const { user_password: current, user_new_password: next } = body;
    await this.commands.execute(new ChangePassword(actor, sessionId, current, next, remoteAddress));
    return { changed: true };
  }

  @Post('reset/mail')
  @HttpCode(200)
  @Access('member')
  @Summary(
    'Asks for another e-mail address',
    'A link goes to the new address, a notice to the old one, which stays valid until the link is used. Answers alike when the address has an account.',
  )
  @Answers(emailResponse)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async askEmailChange(
    @CurrentMember() member: Member,
    @Body({ schema: changeEmailRequest }) { user_email, user_password: password }: ChangeEmailRequest,
    @Ip() remoteAddress: string,
  ): Promise<z.infer<typeof emailResponse>> {
    await this.commands.execute(new AskEmailChange(member, user_email, password, remoteAddress));
    return { user_email };
  }
}
