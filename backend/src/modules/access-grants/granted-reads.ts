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

/** Under the scope of the grant itself: what the database would open, and what the product's own clock says of it. */
const OPEN = `
  select e.id, g.granted_by as "headId", g.expires_at as until
    from establishment e
    left join access_grant g
      on g.establishment_id = e.id and e.id = (select granted_establishment())
         and g.withdrawn_at is null and g.expires_at > $2
   where e.id = $1
   order by g.expires_at desc limit 1`;

type OpenRow = { readonly id: number; readonly headId: number | null; readonly until: Date | null };

/** Reads of staff by the grant of a head: each is checked before, run under it by the database, and told to the head. */
@Injectable()
export class GrantedReads {
  constructor(
    private readonly reader: TenantReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: AccessGrants,
    private readonly clock: Clock,
  ) {}

  /** The grant that lasts; null without one. @throws DomainError `introuvable`, of an establishment that is not there */
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
   * Answers what `work` reads as the head would see it. An answer that the journal does not know is not given.
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
