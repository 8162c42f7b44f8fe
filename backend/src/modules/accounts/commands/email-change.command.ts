import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { refuseFields, DomainError } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { emailTaken } from '../domain/account.errors.js';
import { assertMember } from '../domain/staff-policy.js';
import { AccountOpening } from './account-opening.js';
import { StaffAccountWork } from './staff-account-work.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './code-proof.js';

/**
 * Asks for another e-mail address (POST /v1/user/reset/mail). All accounts of the person have the same address. The new
 * one gets a link, the old one a notice; the old one stays valid until the link is used. An address with an account
 * gets the same answer, and only a mail to that address tells its holder. Refusals: `adresse_inchangee`, `mot_de_passe_faux`, `trop_de_tentatives`.
 */
export class AskEmailChange extends CommandOf<{
  actor: Actor;
  newEmail: string;
  password: string;
  remoteAddress: string;
}>() {}

/**
 * Gives the account its new address, by the link mailed there. Answers the address. Refusals: `lien_invalide`,
 * `lien_remplace`, `lien_utilise`, `lien_expire`, `adresse_prise`.
 */
export class ConfirmEmailChange extends CommandOf<{ token: string; correlationId: string }, string>() {}

/**
 * Staff give a member another address. An account that was never activated takes it at once and gets its activation mail
 * there; an active one keeps the old address until the new one is confirmed. Refusals: `introuvable`, `acces_refuse`,
 * `compte_equipe`, `compte_pas_active` (suspended, or its deletion is planned), `donnees_invalides` for a taken address.
 */
export class ChangeMemberEmail extends CommandOf<{ actor: Actor; accountId: number; newEmail: string }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  people: PersonAccounts,
  tokens: MailTokens,
  mails: MailService,
  proof: PasswordProof,
  limits: PublicLimits,
  clock: Clock,
  links: LinkService,
  work: StaffAccountWork,
  opening: AccountOpening,
});

/** Mails a link to the new address and a notice to the old one. */
async function askProof(
  tx: Transaction,
  { id: accountId, email }: { readonly id: number; readonly email: string },
  newEmail: string,
  { tokens, mails, clock }: { readonly tokens: MailTokens; readonly mails: MailService; readonly clock: Clock },
): Promise<void> {
  const tokenId = await tokens.issue(tx, 'email-change', accountId, { now: clock.now(), newEmail });
  await mails.post(tx, { kind: 'email-change', to: newEmail, accountId, data: { newEmail }, tokenId });
  await mails.post(tx, { kind: 'email-change-notice', to: email, accountId, data: { newEmail } });
}

export const emailChangeCommands = [
  on(
    AskEmailChange,
    async (
      { actor, newEmail, password, remoteAddress },
      { unitOfWork, accounts, tokens, mails, proof, limits, clock },
    ) => {
      const proven = await proof.prove(actor, password, remoteAddress);
      const { id: accountId, establishmentId, email } = proven;
      if (newEmail.toLowerCase() === email.toLowerCase()) throw refuseFields({ email: { code: 'adresse_inchangee' } });
      await limits.take('email-change', remoteAddress, `account ${accountId}`, newEmail);
      const holder = await accounts.findCredentials(newEmail);
      await unitOfWork.run(accountTransaction({ accountId, establishmentId }, actor.correlationId), async (tx) => {
        // Writes the same rows in both cases, so that neither the answer nor its time reveals an account.
        if (holder === undefined) return askProof(tx, { id: accountId, email }, newEmail, { tokens, mails, clock });
        await tokens.issue(tx, 'email-change', accountId, { now: clock.now() });
        const whose = { accountId, namesAccount: holder.accountId };
        await mails.post(tx, { kind: 'email-change-taken', to: newEmail, ...whose, data: {} });
        await mails.post(tx, { kind: 'email-change-notice', to: email, ...whose, data: { newEmail } });
      });
    },
  ),
  on(ChangeMemberEmail, async ({ actor, accountId, newEmail }, { accounts, work, opening, tokens, mails, clock }) =>
    work.change(actor, accountId, async (tx, account) => {
      const { email, role, visa, activatedAt } = account.state;
      assertMember(role);
      if (newEmail.toLowerCase() === email.toLowerCase()) throw refuseFields({ email: { code: 'adresse_inchangee' } });
      if (activatedAt === null) {
        account.changeEmail(newEmail);
        return opening.mailActivation(tx, account.state);
      }
      if (visa !== 1) throw new DomainError('compte_pas_active');
      if ((await accounts.findCredentials(newEmail)) !== undefined) throw emailTaken();
      await askProof(tx, account.state, newEmail, { tokens, mails, clock });
    }),
  ),
  on(ConfirmEmailChange, async ({ token, correlationId }, { links, accounts, people, tokens, mails }) =>
    links.use(token, 'email-change', correlationId, async (tx, account, { newEmail }, now) => {
      if (newEmail === null) throw new DomainError('lien_invalide');
      const { id: accountId, email: oldEmail } = account.state;
      account.changeEmail(newEmail);
      // A waiting link in the old mailbox could still open the account, delete it or take the establishment over.
      await tokens.revoke(tx, accountId, ['reset', 'deletion', 'handover'], now);
      await people.withOthers(tx, accountId, async (inside, { accountId: otherId }) => {
        const other = await accounts.find(inside, otherId);
        if (other === undefined) return;
        other.changeEmail(newEmail);
        await tokens.revoke(inside, otherId, ['deletion', 'handover'], now);
        await accounts.save(inside, other);
      });
      for (const to of [newEmail, oldEmail]) {
        await mails.post(tx, { kind: 'email-changed', to, accountId, data: { newEmail } });
      }
      return newEmail;
    }),
  ),
];
