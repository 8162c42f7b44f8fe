import {
  secondStepCalls,
  type InputOf,
  type RecoveryCodes,
  type SecondStep,
  type Session,
} from '@valorisation/contract';
import { Controller, Header, Ip, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import {
  ConfirmSecondStep,
  PrepareSecondStep,
  RemoveSecondStep,
  RenewRecoveryCodes,
} from '../commands/second-step.command.js';
import { OpenSessionByCode } from '../commands/open-session.command.js';
import { deviceOf } from '../domain/device.js';
import { GetSecondStep, GetUser } from '../queries/get-user.query.js';
import { toUser } from './user.mapper.js';

type Calls = typeof secondStepCalls;

/** The second step of signing in, for accounts of the employer body (ADR 41). */
@Controller()
@Access('own-staff')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    secondStepCalls.signIn,
    'Signs in with a code, after the password',
    'The challenge is that of POST /v1/user/login. A code works once; repeated failures are slowed down.',
  )
  @Access('public')
  @Header('cache-control', 'no-store')
  async signIn(
    @Input() { body: { challenge, code } }: InputOf<Calls['signIn']>,
    @Ip() remoteAddress: string,
    @Req() { id, headers }: FastifyRequest,
  ): Promise<Session> {
    const device = deviceOf(headers['user-agent']);
    const opened = await this.commands.execute(
      new OpenSessionByCode({ challenge, code, remoteAddress, device, correlationId: id }),
    );
    const user = await this.queries.execute(new GetUser({ accountId: opened.accountId }));
    return { token: opened.token, user: toUser(user), siret: user.siret };
  }

  @Serves(secondStepCalls.state, 'How the caller’s account signs in')
  @Header('cache-control', 'no-store')
  async state(@CurrentActor() actor: Actor): Promise<SecondStep> {
    return this.queries.execute(new GetSecondStep({ actor }));
  }

  @Serves(secondStepCalls.prepare, 'Makes a secret for a device', 'It takes effect once one of its codes is confirmed.')
  @Header('cache-control', 'no-store')
  async prepare(
    @Input() { body: { password } }: InputOf<Calls['prepare']>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<{ secret: string; uri: string }> {
    return this.commands.execute(new PrepareSecondStep({ actor, password, remoteAddress }));
  }

  @Serves(
    secondStepCalls.confirm,
    'Requires codes from now on',
    'Returns the recovery codes, only this once. The other sessions of the account end.',
  )
  @Header('cache-control', 'no-store')
  async confirm(
    @Input() { body: { code } }: InputOf<Calls['confirm']>,
    @CurrentActor() actor: Actor,
    @CurrentSession() { sessionId }: LiveSession,
    @Ip() remoteAddress: string,
  ): Promise<RecoveryCodes> {
    return { codes: await this.commands.execute(new ConfirmSecondStep({ actor, sessionId, code, remoteAddress })) };
  }

  @Serves(secondStepCalls.renewCodes, 'Makes other recovery codes', 'The earlier ones no longer work.')
  @Header('cache-control', 'no-store')
  async renewCodes(
    @Input() { body: { password, code } }: InputOf<Calls['renewCodes']>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<RecoveryCodes> {
    return { codes: await this.commands.execute(new RenewRecoveryCodes({ actor, password, code, remoteAddress })) };
  }

  @Serves(secondStepCalls.remove, 'Requires only the password again')
  async remove(
    @Input() { body: { password, code } }: InputOf<Calls['remove']>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<SecondStep> {
    await this.commands.execute(new RemoveSecondStep({ actor, password, code, remoteAddress }));
    return this.queries.execute(new GetSecondStep({ actor }));
  }
}
