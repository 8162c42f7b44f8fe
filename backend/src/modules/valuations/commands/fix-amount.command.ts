import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Valuations } from './valuations.port.js';

/**
 * An admin fixes an amount for a valuation, or takes it back (null); the reason is mailed to the head of the establishment.
 * Refusals: `introuvable`, `transition_refusee` of an archived row, `sans_effet`.
 */
export class FixAmount extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly valuationId: number,
    readonly cents: number | null,
    readonly reason: string,
  ) {
    super();
  }
}

const OWNER = 'select establishment_id as "establishmentId" from staff_valuation where id = $1';

@CommandHandler(FixAmount)
export class FixAmountHandler implements ICommandHandler<FixAmount> {
  constructor(
    private readonly reader: TenantReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, valuationId, cents, reason }: FixAmount): Promise<void> {
    const owner = { name: 'valuation-owner', text: OWNER, values: [valuationId] };
    const [[found]] = await this.reader.across<[{ establishmentId: number }]>('figures', [owner]);
    if (found === undefined) throw notFound('valuation');
    const { accountId: actorId, correlationId } = actor;
    await this.unitOfWork.run({ ...found, actorId, correlationId }, async (tx) => {
      const [row] = await this.valuations.findMany(tx, [valuationId]);
      if (row === undefined) throw notFound('valuation');
      const reasonId = randomUUID();
      row.fixAmount(cents, reasonId, { actorId, now: this.clock.now() });
      await this.valuations.saveAll(tx, [row]);
      await this.valuations.keepReason(tx, row.state, reasonId, reason);
      const data = { valuationId, isTakenBack: cents === null, reason };
      for (const head of await this.mails.heads(tx)) await this.mails.post(tx, { kind: 'amount-fixed', ...head, data });
    });
  }
}
