/** How people sign in and out, and the mailed links that they use before their first sign-in. */
import { randomUUID } from 'node:crypto';
import { CHOSEN_PASSWORD } from '../../support/associates.js';
import type { Act, Trace } from './act.js';
import { PASSWORD } from './stage.js';
import { accountThat, CHANGED_PASSWORD, linkOf, noOpenSession } from './traces.js';

const CHOSEN = { user_password: CHOSEN_PASSWORD };

export const sessionActs: readonly Act[] = [
  {
    name: 'open-session',
    command: 'OpenSession',
    silentlyIn: 'session',
    prepare: async (stage) => {
      const { id, email } = await stage.aHead(false);
      const leaves: Trace = ['select from session where account_id = $1', id];
      return { by: stage.anybody, path: '/v1/user/login', body: { user_email: email, ...PASSWORD }, leaves };
    },
  },
  {
    name: 'close-session',
    command: 'CloseSession',
    silentlyIn: 'session',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      return { by: client, path: '/v1/user/logout', body: {}, leaves: noOpenSession(id) };
    },
  },
  {
    name: 'switch-establishment',
    command: 'SwitchEstablishment',
    silentlyIn: 'session',
    prepare: async (stage) => {
      const [here, there] = [await stage.aHead(), await stage.aHead(false)];
      await stage.rows(
        'update account set login_id = $1, password_hash = null, email = $2 where id = $3',
        here.id,
        here.email,
        there.id,
      );
      const leaves: Trace = ['select from session where account_id = $1 and ended_at is null', there.id];
      return { by: here.client, path: `/v1/user/switch/${there.id}`, body: {}, leaves };
    },
  },
  {
    name: 'close-own-session',
    command: 'CloseOwnSession',
    silentlyIn: 'session',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      const other = await stage.id(
        `insert into session (account_id, token_hash, created_at, seen_at, expires_at)
         values ($1, sha256(convert_to($2, 'UTF8')), now(), now(), now() + interval '2 hours') returning id`,
        id,
        randomUUID(),
      );
      const leaves: Trace = ['select where not exists (select from session where id = $1 and ended_at is null)', other];
      return { by: client, path: `/v1/user/sessions/end/${other}`, body: {}, leaves };
    },
  },
  {
    name: 'close-every-session',
    command: 'CloseEverySession',
    silentlyIn: 'session',
    prepare: async (stage) => {
      const { client, id } = await stage.aHead();
      return { by: client, path: '/v1/user/sessions/end', body: {}, leaves: noOpenSession(id) };
    },
  },
  {
    name: 'ask-password-reset',
    command: 'AskPasswordReset',
    prepare: async (stage) => {
      const { id, email } = await stage.aHead(false);
      const body = { user_email: email };
      return { by: stage.anybody, path: '/v1/user/forgot/pass', body, leaves: linkOf('reset', id) };
    },
  },
  {
    name: 'reset-password',
    command: 'ResetPassword',
    prepare: async (stage) => {
      const head = await stage.aHead(false);
      const path = `/v1/user/reset/pass/${await stage.aLink('reset', head)}`;
      return { by: stage.anybody, path, body: CHOSEN, leaves: accountThat(CHANGED_PASSWORD, head.id) };
    },
  },
  {
    name: 'activate-account',
    command: 'ActivateAccount',
    prepare: async (stage) => {
      const invited = await stage.anAssociate(await stage.aHead(false), { isActive: false });
      const by = stage.bearing(await stage.aLink('activation', invited));
      const leaves = accountThat('activated_at is not null', invited.id);
      return { by, path: '/v1/user/activate', body: CHOSEN, leaves };
    },
  },
  {
    name: 'renew-activation',
    command: 'RenewActivation',
    prepare: async (stage) => {
      const invited = await stage.anAssociate(await stage.aHead(false), { isActive: false });
      const by = stage.bearing(await stage.aLink('activation', invited));
      const leaves: Trace = [
        `select from mail_token where purpose = 'activation' and account_id = $1 order by created_at offset 1`,
        invited.id,
      ];
      return { by, path: '/v1/user/activate/renew', body: {}, leaves };
    },
  },
];
