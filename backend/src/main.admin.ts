/**
 * Opens an account of the employer body with the rights of an admin: `node backend/dist/main.admin.js <address> <first
 * name> <last name>`. The worker mails its link. It serves for the first admin, and when no admin is left to invite
 * one.
 */
import 'reflect-metadata';
import { runAdminCommand } from './composition/admin-command.js';
import { endWith } from './composition/operator-command.js';
import { loadConfig } from './platform/config/config.js';

await endWith(async () => runAdminCommand(process.argv.slice(2), loadConfig));
