/**
 * Opens an account of the employer body with the rights of an admin: `node backend/dist/main.admin.js <address> <first name>
 * <last name>`. The worker mails its link. It opens the account of the first admin, or of a new admin when no other is left
 * to send an invitation.
 */
import 'reflect-metadata';
import { runAdminCommand } from './composition/admin-command.js';
import { endWith } from './composition/operator-command.js';
import { loadConfig } from './platform/config/config.js';

await endWith(async () => runAdminCommand(process.argv.slice(2), loadConfig));
