import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { personName } from '../domain/person-name.js';
import { Accounts } from '../persistence/accounts.js';
import { DeferredInvitations } from '../persistence/deferred-invitations.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './code-proof.js';
import { Succession } from './succession.js';

/**
 * The head offers the main account to an associated one, whose holder confirms by the link of a mail. It replaces an
 * earlier offer. Refusals: `introuvable`, `passation_impossible` (not active yet), `mot_de_passe_faux`,
 * `trop_de_tentatives`.
 */
export class ProposeHandover extends CommandOf<{
  actor: Member;
  accountId: number;
  password: string;
  remoteAddress: string;
}>() {}

/** The head withdraws the offer, and its link no longer works. Refusal: `introuvable` without an offer. */
export class WithdrawHandover extends CommandOf<{ actor: Member }>() {}

/**
 * The associated account accepts by its mailed link and becomes the main account. The former head becomes one of its
 * associated accounts. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`,
 * `passation_impossible`.
 */
export class ConfirmHandover extends CommandOf<{ token: string; correlationId: string }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  deferred: DeferredInvitations,
  establishments: Establishments,
  tokens: MailTokens,
  mails: MailService,
  proof: PasswordProof,
  clock: Clock,
  links: LinkService,
  succession: Succession,
});

export const handoverCommands = [
  on(
    ProposeHandover,
    async (
      { actor, accountId, password, remoteAddress },
      { unitOfWork, accounts, deferred, establishments, tokens, mails, proof, clock },
    ) => {
      const askedAt = clock.now();
      await proof.prove(actor, password, remoteAddress);
      await unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
        if ((await deferred.find(tx, accountId)) !== undefined) throw new DomainError('passation_impossible');
        const proposer = await accounts.find(tx, actor.accountId);
        if (proposer === undefined) throw new DomainError('session_absente');
        const heir = (await accounts.find(tx, accountId))?.state;
        if (heir?.parentId !== actor.accountId) throw notFound('account');
        if (heir.visa !== 1) throw new DomainError('passation_impossible');
        if (await tokens.issuedSince(tx, 'handover', heir.id, askedAt)) return;
        const now = clock.now();
        await tokens.revokeHandovers(tx, now);
        const tokenId = await tokens.issue(tx, 'handover', heir.id, { now });
        const companyName = await establishments.nameOf(tx, actor.establishmentId);
        const data = { companyName, proposerName: personName(proposer.state) };
        const whose = { accountId: heir.id, namesAccount: actor.accountId };
        await mails.post(tx, { kind: 'handover-proposed', to: heir.email, ...whose, data, tokenId });
      });
    },
  ),
  on(WithdrawHandover, async ({ actor }, { unitOfWork, tokens, clock }) =>
    unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if (!(await tokens.revokeHandovers(tx, clock.now()))) throw notFound('handover');
    }),
  ),
  on(ConfirmHandover, async ({ token, correlationId }, { links, accounts, succession }) =>
    links.use(token, 'handover', correlationId, async (tx, heir) => {
      const { parentId, visa } = heir.state;
      const head = parentId === null ? undefined : await accounts.find(tx, parentId);
      if (head?.state.visa !== 1 || visa !== 1) throw new DomainError('passation_impossible');
      await succession.pass(tx, head, heir);
    }),
  ),
];
