/** What staff do with accounts, requests and their own team, and how they sign in. */
import { generateSync } from 'otplib';
import { z } from 'zod';
import { registrationForm } from '../../support/newcomers.js';
import type { Act, Trace } from './act.js';
import { aComputedRow } from './rows.js';
import { PASSWORD, type Person, type Stage } from './stage.js';
import { accountThat, noOpenSession } from './traces.js';

const REQUESTS = '/admin/account-requests';
const secretOf = z.looseObject({ secret: z.string() });
const codesOf = z.looseObject({ codes: z.array(z.string()) });
const challengeOf = z.looseObject({ challenge: z.string() });

const requestThat = (state: string, request: number): Trace => [
  'select from account_request where id = $1 and state = $2',
  request,
  state,
];

async function aRequest(stage: Stage): Promise<number> {
  return stage.id(
    `insert into account_request (siret, company_name, email, first_name, last_name, postal_address, register_finding,
                                  joins_establishment, state, created_at)
     values ($1, 'Maison des Coteaux', $2, 'Nadia', 'Ferrand', '', 'confirmed', false, 'waiting', now()) returning id`,
    String(81_000_000_000_000 + stage.aNumber()),
    `${stage.aValue()}@panne.example`,
  );
}

async function aSecret({ client }: Person, stage: Stage): Promise<string> {
  return (await stage.payload(secretOf, client, '/v1/user/totp/prepare', PASSWORD)).secret;
}

/** A colleague with a second step, and the recovery codes. */
async function withCodes(stage: Stage): Promise<{ readonly who: Person; readonly codes: readonly string[] }> {
  const who = await stage.aColleague();
  const code = generateSync({ secret: await aSecret(who, stage) });
  return { who, ...(await stage.payload(codesOf, who.client, '/v1/user/totp/confirm', { code })) };
}

export const staffActs: readonly Act[] = [
  {
    name: 'register-account',
    command: 'RegisterAccount',
    prepare: async (stage) => {
      const email = `${stage.aValue()}@panne.example`;
      const leaves: Trace = ['select from account_request where email = $1', email];
      return { by: stage.anybody, path: '/v1/user/register', body: registrationForm(email), leaves };
    },
  },
  {
    name: 'accept-account-request',
    command: 'AcceptAccountRequest',
    prepare: async (stage) => {
      const id = await aRequest(stage);
      const leaves = requestThat('accepted', id);
      return { by: stage.people.staff, path: `/v1/user/send/mail/${id}`, body: {}, leaves };
    },
  },
  {
    name: 'refuse-account-request',
    command: 'RefuseAccountRequest',
    prepare: async (stage) => {
      const id = await aRequest(stage);
      const body = { reason: 'Hors branche.' };
      return { by: stage.people.staff, path: `${REQUESTS}/${id}/refuse`, body, leaves: requestThat('refused', id) };
    },
  },
  {
    name: 'answer-account-requests',
    command: 'AnswerAccountRequests',
    prepare: async (stage) => {
      const id = await aRequest(stage);
      const leaves = requestThat('accepted', id);
      return { by: stage.people.staff, path: `${REQUESTS}/accept`, body: { ids: [id] }, leaves };
    },
  },
  {
    name: 'attach-account',
    command: 'AttachAccount',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      const { siret, company_name, user_address } = registrationForm('');
      const body = { siret, company_name, user_address };
      const leaves: Trace = ['select from account where login_id = $1', id];
      return { by: stage.people.staff, path: `/admin/accounts/${id}/establishments`, body, leaves };
    },
  },
  {
    name: 'suspend-account',
    command: 'SuspendAccount',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      const path = `/admin/accounts/${id}/suspend`;
      const leaves = accountThat('suspended_at is not null', id);
      return { by: stage.people.staff, path, body: { reason: 'À sa demande.' }, leaves };
    },
  },
  {
    name: 'fix-amount',
    command: 'FixAmount',
    prepare: async (stage) => {
      const id = await aComputedRow(stage, await stage.aHead());
      const leaves: Trace = ['select from valuation where id = $1 and fixed_amount_cents = 500000', id];
      const body = { amount: 5000, reason: 'Décision de la branche.' };
      return { by: stage.people.admin, path: `/admin/valuations/${id}/fixed-amount`, body, leaves };
    },
  },
  {
    name: 'lift-suspension',
    command: 'LiftSuspension',
    prepare: async (stage) => {
      const { id } = await stage.aHead(false);
      await stage.ask(stage.people.staff, `/admin/accounts/${id}/suspend`, { reason: 'À sa demande.' });
      const leaves = accountThat('suspended_at is null', id);
      return { by: stage.people.staff, path: `/admin/accounts/${id}/restore`, body: {}, leaves };
    },
  },
  {
    name: 'resend-activation',
    command: 'ResendActivation',
    prepare: async (stage) => {
      const { id } = await stage.anAssociate(await stage.aHead(false), { isActive: false });
      const leaves: Trace = ['select from mail_token where account_id = $1', id];
      return { by: stage.people.staff, path: `/admin/accounts/${id}/resend`, body: {}, leaves };
    },
  },
  {
    name: 'make-main-account',
    command: 'MakeMainAccount',
    prepare: async (stage) => {
      const { id } = await stage.anAssociate(await stage.aHead(false));
      const leaves = accountThat('parent_id is null', id);
      return { by: stage.people.staff, path: `/admin/accounts/${id}/main`, body: {}, leaves };
    },
  },
  {
    name: 'end-account-sessions',
    command: 'EndAccountSessions',
    prepare: async (stage) => {
      const { id } = await stage.aHead();
      return {
        by: stage.people.staff,
        path: `/admin/accounts/${id}/sessions/end`,
        body: {},
        leaves: noOpenSession(id),
      };
    },
  },
  {
    name: 'invite-staff',
    command: 'InviteStaff',
    prepare: async (stage) => {
      const email = `${stage.aValue()}@panne.example`;
      const body = { email, first_name: 'Léa', last_name: 'Martin', role: 'staff' };
      const leaves: Trace = ['select from account where email = $1', email];
      return { by: stage.people.admin, path: '/admin/staff', body, leaves };
    },
  },
  {
    name: 'change-staff',
    command: 'ChangeStaff',
    prepare: async (stage) => {
      const { id } = await stage.aColleague();
      const leaves = accountThat(`last_name = 'Le Goff'`, id);
      const body = { last_name: 'Le Goff' };
      return { by: stage.people.admin, path: `/admin/staff/${id}`, method: 'PUT', body, leaves };
    },
  },
  {
    name: 'act-on-staff',
    command: 'ActOnStaff',
    prepare: async (stage) => {
      const { id } = await stage.aColleague();
      const leaves = accountThat('visa = 0', id);
      return { by: stage.people.admin, path: `/admin/staff/${id}/suspend`, body: {}, leaves };
    },
  },
  {
    name: 'prepare-second-step',
    command: 'PrepareSecondStep',
    silentlyIn: 'account_totp',
    prepare: async (stage) => {
      const { client, id } = await stage.aColleague();
      const leaves: Trace = ['select from account_totp where account_id = $1', id];
      return { by: client, path: '/v1/user/totp/prepare', body: PASSWORD, leaves };
    },
  },
  {
    name: 'confirm-second-step',
    command: 'ConfirmSecondStep',
    prepare: async (stage) => {
      const who = await stage.aColleague();
      const code = generateSync({ secret: await aSecret(who, stage) });
      const leaves = accountThat('totp_since is not null', who.id);
      return { by: who.client, path: '/v1/user/totp/confirm', body: { code }, leaves };
    },
  },
  {
    name: 'renew-recovery-codes',
    command: 'RenewRecoveryCodes',
    prepare: async (stage) => {
      const { who, codes } = await withCodes(stage);
      const [{ hashes } = { hashes: '' }] = await stage.rows<{ hashes: string }>(
        `select string_agg(code_hash::text, '') as hashes from recovery_code where account_id = $1`,
        who.id,
      );
      const leaves: Trace = [
        `select from recovery_code where account_id = $1 and position(code_hash::text in $2) = 0 limit 1`,
        who.id,
        hashes,
      ];
      return { by: who.client, path: '/v1/user/totp/codes', body: { ...PASSWORD, code: codes[0] }, leaves };
    },
  },
  {
    name: 'remove-second-step',
    command: 'RemoveSecondStep',
    prepare: async (stage) => {
      const { who, codes } = await withCodes(stage);
      const body = { ...PASSWORD, code: codes[0] };
      const leaves = accountThat('totp_since is null', who.id);
      return { by: who.client, path: '/v1/user/totp/remove', body, leaves };
    },
  },
  {
    name: 'open-session-by-code',
    command: 'OpenSessionByCode',
    // The journal records the code that is used up.
    prepare: async (stage) => {
      const { who, codes } = await withCodes(stage);
      const entering = { user_email: who.email, ...PASSWORD };
      const { challenge } = await stage.payload(challengeOf, stage.anybody, '/v1/user/login', entering);
      const leaves: Trace = ['select where not exists (select from login_challenge where account_id = $1)', who.id];
      return { by: stage.anybody, path: '/v1/user/login/code', body: { challenge, code: codes[0] }, leaves };
    },
  },
];
