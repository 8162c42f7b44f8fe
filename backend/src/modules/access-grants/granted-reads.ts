import { Injectable } from '@nestjs/common';
import type { Actor, Member } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError, notFound } from '../../platform/errors/domain-error.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { UnitOfWork } from '../../platform/persistence/unit-of-work.js';
import type { Viewed } from './domain/access-grant.js';
import { AccessGrants } from './persistence/access-grants.js';

interface OpenGrant {
  readonly headId: number;
  readonly until: Date;
}

/** Runs under the grant's own scope: the database checks the grant, and the product's clock checks its time. */
const OPEN = `
  select e.id, g.granted_by as "headId", g.expires_at as until
    from establishment e
    left join access_grant g
      on g.establishment_id = e.id and e.id = (select granted_establishment())
         and g.withdrawn_at is null and g.expires_at > $2
   where e.id = $1
   order by g.expires_at desc limit 1`;

type OpenRow = { readonly id: number; readonly headId: number | null; readonly until: Date | null };

/** Reads of staff under a head's grant. Each runs under the grant in the database, and is shown to the head. */
@Injectable()
export class GrantedReads {
  constructor(
    private readonly reader: TenantReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly clock: Clock,
  ) {}

  /** The open grant; null without one. @throws DomainError `introuvable` for an unknown establishment */
  async find(establishmentId: number): Promise<OpenGrant | null> {
    const query = { name: 'open-grant', text: OPEN, values: [establishmentId, this.clock.now()] };
    const [row] = await this.reader.underGrant(establishmentId, async () =>
      this.reader.rows<OpenRow>(establishmentId, query),
    );
    if (row === undefined) throw notFound('establishment');
    const { headId, until } = row;
    return headId === null || until === null ? null : { headId, until };
  }

  /**
   * Answers what `work` reads as the head would see it. The journal records the read before the answer leaves.
   * @throws DomainError `introuvable`, `acces_non_accorde`
   */
  async read<Answer>(
    staff: Actor,
    establishmentId: number,
    viewed: Viewed,
    work: (head: Member) => Promise<Answer>,
  ): Promise<Answer> {
    const grant = await this.find(establishmentId);
    if (grant === null) throw new DomainError('acces_non_accorde');
    const { accountId: actorId, correlationId } = staff;
    const head: Member = {
      accountId: grant.headId,
      establishmentId,
      role: 'member',
      associated: false,
      active: true,
      correlationId,
    };
    const answer = await this.reader.underGrant(establishmentId, async () => work(head));
    await this.unitOfWork.run({ establishmentId, actorId, correlationId }, async (tx) => {
      const now = this.clock.now();
      const open = await this.grants.lockOpen(tx, now);
      if (open === undefined) throw new DomainError('acces_non_accorde');
      open.noteRead(viewed, now);
      await this.grants.save(tx, open);
    });
    return answer;
  }
}
