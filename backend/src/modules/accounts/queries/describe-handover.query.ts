import { QueryBus } from '@nestjs/cqrs';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CheckLink } from './check-link.query.js';
import { GetUser } from './get-user.query.js';
import { displayName } from './user.view.js';

/** An offer of the main account of an establishment, for the person who decides. */
export interface HandoverView {
  readonly maskedEmail: string;
  readonly companyName: string;
  readonly proposerName: string;
}

/**
 * Checks the link of an offer without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`,
 * `lien_expire`.
 */
export class DescribeHandover extends QueryOf<{ token: string }, HandoverView>() {}

const on = handlersWith({ queries: QueryBus });

export const describeHandoverQueries = [
  on(DescribeHandover, async ({ token }, { queries }) => {
    const { accountId, maskedEmail } = await queries.execute(new CheckLink({ token, purpose: 'handover' }));
    const { parentId, companyName } = await queries.execute(new GetUser({ accountId }));
    if (parentId === null) throw new DomainError('lien_invalide');
    const proposer = await queries.execute(new GetUser({ accountId: parentId }));
    return { maskedEmail, companyName: companyName ?? '', proposerName: displayName(proposer) };
  }),
];
