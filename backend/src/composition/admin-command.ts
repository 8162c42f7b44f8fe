/** The operator's command that opens an admin's account, and its answer (ADR 74). */
import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { staffInvitation } from '@valorisation/contract';
import { AdminOpening, AdminOpeningModule } from '../modules/accounts/index.js';
import { NotificationsModule } from '../modules/notifications/index.js';
import type { Config } from '../platform/config/config.js';
import { adminMessages as say } from '../platform/config/operator-messages.js';
import { type CommandEnding, operatorKernel } from './operator-command.js';

@Module({})
class AdminCommandModule {}

export async function runAdminCommand(words: readonly string[], loadConfig: () => Config): Promise<CommandEnding> {
  const [email, first_name, last_name, ...more] = words;
  const asked = staffInvitation.safeParse({ email, first_name, last_name, role: 'admin' });
  if (!asked.success || more.length > 0) return { code: 2, line: say.usage };
  const person = { email: asked.data.email, firstName: asked.data.first_name, lastName: asked.data.last_name };
  const kernel = await operatorKernel(loadConfig());
  const imports = [CqrsModule.forRoot(), kernel, NotificationsModule, AdminOpeningModule];
  const app = await NestFactory.createApplicationContext(
    { module: AdminCommandModule, imports },
    { logger: ['error'] },
  );
  try {
    const outcome = await app.get(AdminOpening).open(person, randomUUID());
    return { code: outcome === 'taken' ? 1 : 0, line: say[outcome] };
  } finally {
    await app.close();
  }
}
