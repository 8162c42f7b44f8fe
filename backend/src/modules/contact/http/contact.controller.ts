import { contactCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Ip, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { SendMemberMessage, SendPublicMessage } from '../commands/send-message.command.js';

type Calls = typeof contactCalls;

@Controller()
export class ContactController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(contactCalls.write, 'Writes to the employer body', 'The sender gets a copy by mail.')
  @Access('member')
  async send(
    @Input() { body }: InputOf<Calls['write']>,
    @CurrentMember() actor: Member,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['write']>> {
    await this.commands.execute(new SendMemberMessage({ actor, message: body, remoteAddress }));
    return { sent: true };
  }

  @Serves(contactCalls.writeWithoutAccount, 'Writes to the employer body without an account', 'Without a copy.')
  @Access('public')
  async sendPublic(
    @Input() { body: { website, ...message } }: InputOf<Calls['writeWithoutAccount']>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<Calls['writeWithoutAccount']>> {
    await this.commands.execute(new SendPublicMessage({ message, trap: website, remoteAddress, correlationId: id }));
    return { sent: true };
  }
}
