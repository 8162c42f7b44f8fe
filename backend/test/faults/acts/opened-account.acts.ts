/** Accounts that staff open, and what they do with several accounts at once. */
import { registrationForm } from '../../support/newcomers.js';
import type { Act, Trace } from './act.js';
import { accountThat } from './traces.js';

export const openedAccountActs: readonly Act[] = [
  {
    name: 'open-account',
    command: 'OpenAccount',
    prepare: async (stage) => {
      const email = `${stage.aValue()}@panne.example`;
      const { rgpd: _, ...body } = registrationForm(email);
      const leaves: Trace = ['select from account where email = $1', email];
      return { by: stage.people.staff, path: '/admin/accounts', body, leaves };
    },
  },
  {
    name: 'change-member-email',
    command: 'ChangeMemberEmail',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      const body = { user_email: `${stage.aValue()}@panne.example` };
      const leaves: Trace = ['select from mail_token where account_id = $1 and new_email = $2', id, body.user_email];
      return { by: stage.people.staff, path: `/admin/accounts/${id}/email`, body, leaves };
    },
  },
  {
    name: 'change-establishment',
    command: 'ChangeEstablishment',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      const [{ place } = { place: 0 }] = await stage.rows<{ place: number }>(
        'select establishment_id as place from account where id = $1',
        id,
      );
      const body = { company_name: stage.aValue() };
      const leaves: Trace = ['select from establishment where id = $1 and company_name = $2', place, body.company_name];
      return { by: stage.people.staff, path: `/admin/establishments/${place}`, method: 'PUT', body, leaves };
    },
  },
  {
    name: 'act-on-accounts',
    command: 'ActOnAccounts',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      const leaves = accountThat('suspended_at is not null', id);
      const body = { ids: [id], reason: 'À sa demande.' };
      return { by: stage.people.staff, path: '/admin/accounts/suspend', body, leaves };
    },
  },
];
