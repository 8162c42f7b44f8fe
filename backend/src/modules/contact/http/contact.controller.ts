import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { SendMemberMessage, SendPublicMessage } from '../commands/send-message.command.js';
import {
  memberMessageRequest,
  publicMessageRequest,
  type MemberMessageRequest,
  type PublicMessageRequest,
} from './contact.request.js';

export const messageSent = z.object({ sent: z.literal(true) }).meta({ id: 'MessageSent', examples: [{ sent: true }] });

type Sent = z.infer<typeof messageSent>;

/** Messages to the employer body (specification section 7, /v1/user/options). */
@Controller('v1/user/options')
export class ContactController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @Access('member')
  @Summary('Writes to the employer body', 'Its sender gets a copy by mail.')
  @Answers(messageSent)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async send(
    @CurrentMember() actor: Member,
    @Body({ schema: memberMessageRequest }) body: MemberMessageRequest,
    @Ip() remoteAddress: string,
  ): Promise<Sent> {
    await this.commands.execute(new SendMemberMessage(actor, body, remoteAddress));
    return { sent: true };
  }

  @Post('contact')
  @HttpCode(200)
  @Access('public')
  @Summary('Writes to the employer body without an account', 'Without a copy.')
  @Answers(messageSent)
  @Refuses('donnees_invalides', 'trop_de_tentatives')
  async sendPublic(
    @Body({ schema: publicMessageRequest }) { website, ...message }: PublicMessageRequest,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<Sent> {
    await this.commands.execute(new SendPublicMessage(message, website, remoteAddress, id));
    return { sent: true };
  }
}
