/**
 * What staff do with an account. All acts refuse with `introuvable`, and with `acces_refuse` for an account of staff,
 * which only admins change.
 */
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { eachOf, type ManyDone } from '../../../platform/errors/many-done.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { Registration } from '../domain/public-request.js';
import { assertMember } from '../domain/staff-policy.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { Sessions } from '../persistence/sessions.js';
import { AccountOpening, type PlaceBesideHead } from './account-opening.js';
import { StaffAccountWork } from './staff-account-work.js';
import { Succession } from './succession.js';

class StaffAct extends CommandOf<{ accountId: number; actor: Actor }>() {}

/**
 * Suspends a member until staff lift the suspension. The reason is mailed, and the sessions end. Refusals: `compte_equipe`,
 * `compte_en_suppression`, `compte_pas_active`, `compte_deja_suspendu`.
 */
export class SuspendAccount extends CommandOf<{ accountId: number; reason: string; actor: Actor }>() {}

/** Lets the holder sign in again and informs the holder by mail. Refusal: `compte_pas_suspendu`. */
export class LiftSuspension extends StaffAct {}

/** Sends the activation mail again with a new link; the earlier link no longer works. Refusal: `compte_deja_active`. */
export class ResendActivation extends StaffAct {}

/**
 * Makes an associated account the main one of its establishment and informs all accounts there. Refusals:
 * `compte_deja_principal`, `passation_impossible` (not active).
 */
export class MakeMainAccount extends StaffAct {}

/** Ends one of the account's sessions, or all. Refusal: `introuvable`, also for a session that has ended. */
export class EndAccountSessions extends CommandOf<{ accountId: number; sessionId: number | null; actor: Actor }>() {}

/**
 * Opens an account for a person who asked staff, for example by telephone, and mails the activation link. Answers its id.
 * Refusals: `donnees_invalides` for an address that has an account.
 */
export class OpenAccount extends CommandOf<
  {
    person: Pick<Registration, 'siret' | 'companyName' | 'postalAddress' | 'email' | 'firstName' | 'lastName'>;
    beside: PlaceBesideHead;
    actor: Actor;
  },
  number
>() {}

/** Suspends several members for one reason, or mails several activation links again. Each account is one act. */
export class ActOnAccounts extends CommandOf<
  { accountIds: readonly number[]; suspendFor: string | null; actor: Actor },
  ManyDone
>() {}

const on = handlersWith({
  work: StaffAccountWork,
  sessions: Sessions,
  mails: MailService,
  clock: Clock,
  opening: AccountOpening,
  tokens: MailTokens,
  accounts: Accounts,
  succession: Succession,
  unitOfWork: UnitOfWork,
  commands: CommandBus,
});

export const staffAccountsCommands = [
  on(SuspendAccount, async ({ accountId, reason, actor }, { work, sessions, mails, clock }) =>
    work.change(actor, accountId, async (tx, account) => {
      const { email, role } = account.state;
      assertMember(role);
      const now = clock.now();
      account.suspend(reason, now);
      await sessions.endAll(tx, accountId, now);
      await mails.post(tx, { kind: 'account-suspended', to: email, accountId, data: { reason } });
    }),
  ),
  on(LiftSuspension, async ({ accountId, actor }, { work, mails }) =>
    work.change(actor, accountId, async (tx, account) => {
      assertMember(account.state.role);
      account.liftSuspension();
      await mails.post(tx, { kind: 'account-restored', to: account.state.email, accountId, data: {} });
    }),
  ),
  on(ResendActivation, async ({ accountId, actor }, { work, opening, tokens, clock }) => {
    const askedAt = clock.now();
    await work.change(actor, accountId, async (tx, account) => {
      account.noteActivationMail();
      // Another call sent the mail at the same moment. Its link serves both calls.
      if (await tokens.issuedSince(tx, 'activation', accountId, askedAt)) return;
      await opening.mailActivation(tx, account.state);
    });
  }),
  on(OpenAccount, async ({ person, beside, actor }, { unitOfWork, opening }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const registration = { ...person, registerFinding: 'unchecked', estimate: null, loginId: null } as const;
      const opened = await opening.open(tx, registration, beside);
      if (opened === undefined) throw new DomainError('conflit');
      return opened;
    }),
  ),
  on(ActOnAccounts, async ({ accountIds, suspendFor: reason, actor }, { commands }) =>
    eachOf(accountIds, async (accountId) => {
      await commands.execute<Command<void>, void>(
        reason === null ? new ResendActivation({ accountId, actor }) : new SuspendAccount({ accountId, reason, actor }),
      );
    }),
  ),
  on(MakeMainAccount, async ({ accountId, actor }, { work, accounts, succession }) =>
    work.change(actor, accountId, async (tx, account) => {
      const { parentId, visa, role } = account.state;
      if (role === 'member' && parentId === null) throw new DomainError('compte_deja_principal');
      const head = parentId === null ? undefined : await accounts.find(tx, parentId);
      if (head === undefined || visa !== 1) throw new DomainError('passation_impossible');
      await succession.pass(tx, head, account);
    }),
  ),
  on(EndAccountSessions, async ({ accountId, sessionId, actor }, { work, sessions, clock }) =>
    work.change(actor, accountId, async (tx, account) => {
      const now = clock.now();
      if (sessionId === null) await sessions.endAll(tx, accountId, now);
      else if (!(await sessions.endOne(tx, accountId, sessionId, now))) throw notFound('session');
      account.noteEndedSessions(sessionId === null);
    }),
  ),
];
