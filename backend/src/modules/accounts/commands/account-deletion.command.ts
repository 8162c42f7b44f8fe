import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { AccountErasure, DeletionPlan } from './deletion-plan.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './code-proof.js';

/**
 * Asks for the link that deletes the user's own account (POST /v1/user/delete). Refusals: `donnees_invalides` (the
 * password), `trop_de_tentatives`.
 */
export class AskDeletion extends CommandOf<{ actor: Member; password: string; remoteAddress: string }>() {}

/** erased: deleted at once. planned: deleted on the day, unless it is cancelled. kept: nothing is deleted. */
export type DeletionOutcome =
  { readonly state: 'erased' | 'kept' } | { readonly state: 'planned'; readonly on: string };

/**
 * Decides with the link of a mail (POST /v1/user/delete/confirm). An associated account is erased. For a main account
 * the erasure of the establishment is planned, and the link of the second mail cancels it. Refusals: `lien_invalide`
 * (also for a foreign user_id), `lien_remplace`, `lien_utilise`, `lien_expire`.
 */
export class DecideDeletion extends CommandOf<
  { token: string; accountId: number; confirmed: boolean; correlationId: string },
  DeletionOutcome
>() {}

/** Cancels the user's own planned deletion after signing in again. Refusal: 409 `suppression_absente`. */
export class CancelDeletion extends CommandOf<{ actor: Actor }>() {}

/**
 * Staff plan the deletion of an establishment that transfers of its people have emptied (ADR 100). Refusals:
 * `introuvable`, `etablissement_occupe`, `compte_en_suppression`.
 */
export class CloseEstablishment extends CommandOf<{ actor: Actor; establishmentId: number }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  proof: PasswordProof,
  tokens: MailTokens,
  establishments: Establishments,
  mails: MailService,
  clock: Clock,
  links: LinkService,
  erasure: AccountErasure,
  plan: DeletionPlan,
  accounts: Accounts,
});

export const accountDeletionCommands = [
  on(
    AskDeletion,
    async ({ actor, password, remoteAddress }, { unitOfWork, proof, tokens, establishments, mails, clock }) => {
      const askedAt = clock.now();
      const { email } = await proof.prove(actor, password, remoteAddress);
      const { accountId: id } = actor;
      await unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
        if (await tokens.issuedSince(tx, 'deletion', id, askedAt)) return;
        const tokenId = await tokens.issue(tx, 'deletion', id, { now: clock.now() });
        const data = { companyName: await establishments.nameOf(tx, actor.establishmentId) };
        await mails.post(tx, { kind: 'deletion-link', to: email, accountId: id, data, tokenId });
      });
    },
  ),
  on(DecideDeletion, async ({ token, accountId, confirmed, correlationId }, { links, erasure, plan }) => {
    const { purpose, accountId: owner } = await plan.linkOf(token);
    // The link of a planned deletion can only cancel it.
    if (owner !== accountId || (purpose === 'deletion-cancel' && confirmed)) throw new DomainError('lien_invalide');
    return links.use(token, purpose, correlationId, async (tx, account) => {
      if (purpose === 'deletion-cancel') await plan.cancel(tx, account);
      if (!confirmed) return { state: 'kept' };
      if (account.state.parentId === null) return { state: 'planned', on: await plan.make(tx, account) };
      await erasure.erase(tx, account, 'deletion-done');
      return { state: 'erased' };
    });
  }),
  on(CancelDeletion, async ({ actor }, { unitOfWork, accounts, plan }) =>
    unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = await accounts.find(tx, actor.accountId);
      if (account === undefined || account.state.deletionPlannedOn === null)
        throw new DomainError('suppression_absente');
      await plan.cancel(tx, account);
      await accounts.save(tx, account);
    }),
  ),
  on(CloseEstablishment, async ({ actor, establishmentId }, { unitOfWork, accounts, establishments, plan }) =>
    unitOfWork.run(
      accountTransaction({ accountId: actor.accountId, establishmentId }, actor.correlationId),
      async (tx) => {
        const isEmptied = await establishments.isEmptied(tx);
        const head = await accounts.headOf(tx);
        if (head === undefined) throw notFound('establishment');
        if (head.state.deletionPlannedOn !== null) throw new DomainError('compte_en_suppression');
        if (!isEmptied) throw new DomainError('etablissement_occupe');
        await plan.make(tx, head);
        await accounts.save(tx, head);
      },
    ),
  ),
];
