import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CheckLink } from './check-link.query.js';
import { DescribeHandover, type HandoverView } from './describe-handover.query.js';
import { GetUser } from './get-user.query.js';
import { displayName } from './user.view.js';

@QueryHandler(DescribeHandover)
export class DescribeHandoverHandler implements IQueryHandler<DescribeHandover> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ token }: DescribeHandover): Promise<HandoverView> {
    const { accountId, maskedEmail } = await this.queries.execute(new CheckLink(token, 'handover'));
    const { parentId, companyName } = await this.queries.execute(new GetUser(accountId));
    if (parentId === null) throw new DomainError('lien_invalide');
    const proposer = await this.queries.execute(new GetUser(parentId));
    return { maskedEmail, companyName: companyName ?? '', proposerName: displayName(proposer) };
  }
}
