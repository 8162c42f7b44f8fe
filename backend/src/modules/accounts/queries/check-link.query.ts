import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { assertUsable, type TokenPurpose } from '../domain/mail-token.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { GetUser } from './get-user.query.js';

/** A link that may still be used, and its account. */
export interface UsableLink {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** The account's address, or the new one that is not confirmed yet. */
  readonly maskedEmail: string;
}

/** Checks a link without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class CheckLink extends QueryOf<{ token: string; purpose: TokenPurpose }, UsableLink>() {}

const on = handlersWith({ tokens: MailTokens, queries: QueryBus, clock: Clock });

export const checkLinkQueries = [
  on(CheckLink, async ({ token, purpose }, { tokens, queries, clock }) => {
    const { accountId, establishmentId, newEmail } = assertUsable(await tokens.find(token), purpose, clock.now());
    const { email } = await queries.execute(new GetUser({ accountId }));
    return { accountId, establishmentId, maskedEmail: masked(newEmail ?? email) };
  }),
];

/** First and last letter of the local part, and the domain. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}${'•'.repeat(Math.max(local.length - 2, 2))}${local.length > 1 ? local.slice(-1) : ''}${email.slice(at)}`;
}
