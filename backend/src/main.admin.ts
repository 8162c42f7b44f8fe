/**
 * Opens an account of the employer body with the rights of an admin: `node backend/dist/main.admin.js <address> <first name>
 * <last name>`. The worker mails its link. For the first admin, and for when none is left who can invite one.
 */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { staffInvitation } from '@valorisation/contract';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { kernelParts } from './composition/parts.js';
import { tellRefusals } from './composition/operator-command.js';
import { AdminOpening, AdminOpeningModule } from './modules/accounts/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { loadConfig } from './platform/config/config.js';
import { OperatorError } from './platform/config/operator-error.js';
import { adminMessages as say } from './platform/config/operator-messages.js';
import { KernelModule } from './platform/kernel.module.js';

@Module({})
class AdminCommandModule {}

const [email, first_name, last_name, ...more] = process.argv.slice(2);
const asked = staffInvitation.safeParse({ email, first_name, last_name, role: 'admin' });
if (!asked.success || more.length > 0) {
  process.stderr.write(`${say.usage}\n`);
  process.exit(2);
}
const person = { email: asked.data.email, firstName: asked.data.first_name, lastName: asked.data.last_name };
await tellRefusals(async () => {
  const kernel = KernelModule.with(loadConfig(), kernelParts);
  const module = {
    module: AdminCommandModule,
    imports: [CqrsModule.forRoot(), kernel, NotificationsModule, AdminOpeningModule],
  };
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'] });
  try {
    const outcome = await app.get(AdminOpening).open(person, randomUUID());
    if (outcome === 'taken') throw new OperatorError(say.taken);
    process.stdout.write(`${say[outcome]}\n`);
  } finally {
    await app.close();
  }
});
