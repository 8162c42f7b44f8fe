/** What members do with their own accounts, sessions, associated accounts and establishment. */
import { DEMO_PASSWORD } from '../../../src/install/demo/demo-data.js';
import { CHOSEN_PASSWORD } from '../../support/associates.js';
import type { Act, Trace } from './act.js';
import { registrationForm } from '../../support/newcomers.js';
import { accountThat, CHANGED_PASSWORD, linkOf } from './traces.js';
import { PASSWORD } from './stage.js';

export const ownAccountActs: readonly Act[] = [
  {
    name: 'correct-own-account',
    command: 'CorrectOwnAccount',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const user_address = `Rue ${stage.aValue()}`;
      const leaves = accountThat('postal_address = $2', id, user_address);
      return { by: client, path: '/v1/user/update', body: { user_address }, leaves };
    },
  },
  {
    name: 'rename',
    command: 'CorrectOwnAccount',
    prepare: async (stage) => {
      const { client, establishmentId } = await stage.aHead();
      const company_name = `Lycée ${stage.aValue()}`;
      const leaves: Trace = [
        'select from establishment where id = $1 and company_name = $2',
        establishmentId,
        company_name,
      ];
      return { by: client, path: '/v1/user/update', body: { company_name }, leaves };
    },
  },
  {
    name: 'change-password',
    command: 'ChangePassword',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const body = { user_password: DEMO_PASSWORD, user_new_password: CHOSEN_PASSWORD };
      return { by: client, path: '/v1/user/update/pass', body, leaves: accountThat(CHANGED_PASSWORD, id) };
    },
  },
  {
    name: 'ask-email-change',
    command: 'AskEmailChange',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const body = { user_email: `${stage.aValue()}@panne.example`, ...PASSWORD };
      return { by: client, path: '/v1/user/reset/mail', body, leaves: linkOf('email-change', id) };
    },
  },
  {
    name: 'confirm-email-change',
    command: 'ConfirmEmailChange',
    prepare: async (stage) => {
      const head = await stage.aHead(false);
      const email = `${stage.aValue()}@panne.example`;
      const path = `/v1/user/update/mail/${await stage.aLink('email-change', head, email)}`;
      return { by: stage.anybody, path, body: {}, leaves: accountThat('email = $2', head.id, email) };
    },
  },
  {
    name: 'add-associated',
    command: 'AddAssociated',
    prepare: async (stage) => {
      const { client } = await stage.aHead();
      const user_email = `${stage.aValue()}@panne.example`;
      const leaves: Trace = ['select from account where email = $1', user_email];
      return { by: client, path: '/v1/user/add/associated', body: { user_email }, leaves };
    },
  },
  {
    name: 'let-see-pay',
    command: 'LetSeePay',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const user_email = `${stage.aValue()}@panne.example`;
      await stage.ask(head.client, '/v1/user/add/associated', { user_email });
      const id = await stage.id('select id from account where email = $1', user_email);
      const path = `/v1/user/associated/pay/${id}`;
      return { by: head.client, path, body: { sees_pay: true }, leaves: accountThat('sees_pay = $2', id, true) };
    },
  },
  {
    name: 'accept-invitation',
    command: 'AcceptInvitation',
    prepare: async (stage) => {
      const [head, invited] = [await stage.aHead(false), await stage.aHead()];
      const invitation = await stage.id(
        `insert into deferred_invitation (id, establishment_id, email, first_name, last_name, created_at, sent_at)
         select nextval(pg_get_serial_sequence('account', 'id')), $1, $2, '', '', now(), now() + interval '3 years'
         returning id`,
        head.establishmentId,
        invited.email,
      );
      const path = `/v1/user/invitations/${invitation}/accept`;
      return { by: invited.client, path, body: {}, leaves: accountThat('login_id = $2', invitation, invited.id) };
    },
  },
  {
    name: 'ask-establishment',
    command: 'AskEstablishment',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const { siret, company_name, user_address } = registrationForm('');
      const body = { siret, company_name, user_address };
      const leaves: Trace = ['select from account_request where login_id = $1', id];
      return { by: client, path: '/v1/user/establishments', body, leaves };
    },
  },
  {
    name: 'resend-invitation',
    command: 'ResendInvitation',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const { id } = await stage.anAssociate(head, { isActive: false });
      const path = `/v1/user/send/mail/associated/${id}`;
      return { by: head.client, path, body: {}, leaves: linkOf('activation', id) };
    },
  },
  {
    name: 'remove-associated',
    command: 'RemoveAssociated',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const { id, email } = await stage.anAssociate(head);
      const leaves: Trace = ['select where not exists (select from account where id = $1 and email = $2)', id, email];
      return { by: head.client, path: `/v1/user/delete/${id}`, body: {}, leaves };
    },
  },
  {
    name: 'propose-handover',
    command: 'ProposeHandover',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const { id } = await stage.anAssociate(head);
      return { by: head.client, path: `/v1/user/handover/${id}`, body: PASSWORD, leaves: linkOf('handover', id) };
    },
  },
  {
    name: 'withdraw-handover',
    command: 'WithdrawHandover',
    silentlyIn: 'mail_token',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const heir = await stage.anAssociate(head);
      await stage.aLink('handover', heir);
      const leaves: Trace = ['select from mail_token where account_id = $1 and used_at is not null', heir.id];
      return { by: head.client, path: '/v1/user/handover/withdraw', body: {}, leaves };
    },
  },
  {
    name: 'confirm-handover',
    command: 'ConfirmHandover',
    prepare: async (stage) => {
      const heir = await stage.anAssociate(await stage.aHead(false));
      const path = `/v1/user/handover/confirm/${await stage.aLink('handover', heir)}`;
      return { by: stage.anybody, path, body: {}, leaves: accountThat('parent_id is null', heir.id) };
    },
  },
  {
    name: 'ask-deletion',
    command: 'AskDeletion',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      return { by: client, path: '/v1/user/delete', body: PASSWORD, leaves: linkOf('deletion', id) };
    },
  },
  {
    name: 'decide-deletion',
    command: 'DecideDeletion',
    prepare: async (stage) => {
      const head = await stage.aHead(false);
      const by = stage.bearing(await stage.aLink('deletion', head));
      const path = `/v1/user/delete/confirm?user_id=${head.id}&confirm=1`;
      return { by, path, body: {}, leaves: accountThat('deletion_planned_on is not null', head.id) };
    },
  },
  {
    name: 'cancel-deletion',
    command: 'CancelDeletion',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      await stage.rows('update account set deletion_planned_on = current_date + 30 where id = $1', id);
      const leaves = accountThat('deletion_planned_on is null', id);
      return { by: client, path: '/v1/user/delete/cancel', body: {}, leaves };
    },
  },
  {
    name: 'grant-access',
    command: 'GrantAccess',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const leaves: Trace = ['select from access_grant where granted_by = $1', id];
      return { by: client, path: '/v1/user/staff-access/grant', body: {}, leaves };
    },
  },
  {
    name: 'withdraw-access',
    command: 'WithdrawAccess',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      await stage.ask(client, '/v1/user/staff-access/grant', {});
      const leaves: Trace = ['select from access_grant where granted_by = $1 and withdrawn_at is not null', id];
      return { by: client, path: '/v1/user/staff-access/withdraw', body: {}, leaves };
    },
  },
];
