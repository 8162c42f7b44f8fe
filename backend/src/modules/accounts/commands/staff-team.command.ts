import type { staffChange } from '@valorisation/contract';
import type { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Account } from '../domain/account.aggregate.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { SecondSteps } from '../persistence/second-steps.js';
import { Sessions } from '../persistence/sessions.js';
import { accountTransaction } from './link-service.js';
import { StaffInvitation } from './account-opening.js';

export type StaffRole = 'staff' | 'admin';

export interface NewStaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/** Opens an account of the employer body and mails its activation link. Answers its id. Refusal: 422 on `email`. */
export class InviteStaff extends CommandOf<{ member: NewStaffMember; actor: Actor }, number>() {}

/**
 * Corrects names, or gives another role. Refusals: `introuvable`, `version_perimee`; for a role `compte_personnel`,
 * `dernier_administrateur`.
 */
export class ChangeStaff extends CommandOf<{ id: number; change: z.output<typeof staffChange>; actor: Actor }>() {}

/** Acts of an admin on an account, apart from its names and its role. */
export type StaffAct = 'suspend' | 'reinstate' | 'end-sessions' | 'reset-second-step' | 'resend';

/**
 * Refusals: `introuvable`; for suspending `compte_personnel`, `dernier_administrateur`, `compte_etat_inchange`; for
 * reinstating `compte_etat_inchange`; for a reset `compte_personnel`, `second_facteur_absent`; for resending
 * `compte_deja_active`.
 */
export class ActOnStaff extends CommandOf<{ id: number; act: StaffAct; actor: Actor }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  sessions: Sessions,
  tokens: MailTokens,
  steps: SecondSteps,
  invitation: StaffInvitation,
  mails: MailService,
  clock: Clock,
});

export const staffTeamCommands = [
  on(InviteStaff, async ({ member, actor }, { unitOfWork, accounts, invitation, clock }) =>
    unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = Account.employ({ id: await accounts.nextId(tx), ...member }, clock.now());
      await accounts.save(tx, account);
      await invitation.send(tx, account, actor);
      return account.state.id;
    }),
  ),
  on(ChangeStaff, async ({ id, change: { role, version, first_name: firstName, last_name: lastName }, actor }, team) =>
    changeStaff(team, id, actor, async (_, account) => {
      const { version: standing, role: present } = account.state;
      if (version !== undefined && version !== standing) {
        throw new DomainError('version_perimee', { version: standing });
      }
      account.correct({ ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) });
      if (role === undefined || role === present) return;
      if (id === actor.accountId) throw new DomainError('compte_personnel');
      account.changeRole(role);
    }),
  ),
  on(ActOnStaff, async ({ id, act, actor }, { sessions, tokens, steps, invitation, mails, clock, ...team }) => {
    const isOwn = id === actor.accountId;
    if (isOwn && (act === 'suspend' || act === 'reset-second-step')) throw new DomainError('compte_personnel');
    await changeStaff(team, id, actor, async (tx, account) => {
      const now = clock.now();
      switch (act) {
        case 'suspend':
          account.suspendStaff();
          await tokens.revoke(tx, id, ['activation', 'reset'], now);
          return sessions.endAll(tx, id, now);
        case 'reinstate':
          return account.reinstateStaff();
        case 'end-sessions':
          account.endStaffSessions();
          return sessions.endAll(tx, id, now);
        case 'reset-second-step': {
          const { email } = account.state;
          account.removeSecondStep('admin');
          await steps.forget(tx, id);
          await mails.post(tx, { kind: 'second-step-removed', to: email, accountId: id, data: { byAdmin: true } });
          return sessions.endAll(tx, id, now);
        }
        case 'resend':
          return invitation.send(tx, account, actor);
      }
    });
  }),
];

async function changeStaff(
  { unitOfWork, accounts }: { readonly unitOfWork: UnitOfWork; readonly accounts: Accounts },
  id: number,
  actor: Actor,
  act: (tx: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  await unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
    // Locks the admins before the account is read, so that the second of two acts sees the first one's result.
    const admins = await accounts.lockActiveAdmins(tx);
    const account = await accounts.find(tx, id);
    if (account === undefined) throw notFound('account');
    const wasAdmin = admins.includes(id);
    await act(tx, account);
    const { role, visa } = account.state;
    const isAdmin = role === 'admin' && visa === 1;
    if (wasAdmin && !isAdmin && admins.length === 1) throw new DomainError('dernier_administrateur');
    await accounts.save(tx, account);
  });
}
