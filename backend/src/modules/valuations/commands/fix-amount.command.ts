import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Valuations } from '../persistence/valuations.js';

/**
 * An admin fixes an amount for a valuation, or removes it (null). The reason is mailed to the establishment's head.
 * Refusals: `introuvable`, `transition_refusee` for an archived row, `sans_effet`.
 */
export class FixAmount extends CommandOf<{
  actor: Actor;
  valuationId: number;
  cents: number | null;
  reason: string;
}>() {}

const OWNER = 'select establishment_id as "establishmentId" from staff_valuation where id = $1';

const on = handlersWith({
  reader: TenantReader,
  unitOfWork: UnitOfWork,
  valuations: Valuations,
  mails: MailService,
  clock: Clock,
});

export const fixAmountCommands = [
  on(FixAmount, async ({ actor, valuationId, cents, reason }, { reader, unitOfWork, valuations, mails, clock }) => {
    const owner = { name: 'valuation-owner', text: OWNER, values: [valuationId] };
    const [[found]] = await reader.across<[{ establishmentId: number }]>('figures', [owner]);
    if (found === undefined) throw notFound('valuation');
    const { accountId: actorId, correlationId } = actor;
    await unitOfWork.run({ ...found, actorId, correlationId }, async (tx) => {
      const [row] = await valuations.findMany(tx, [valuationId]);
      if (row === undefined) throw notFound('valuation');
      const reasonId = randomUUID();
      row.fixAmount(cents, reasonId, { actorId, now: clock.now() });
      await valuations.saveAll(tx, [row]);
      await valuations.keepReason(tx, row.state, reasonId, reason);
      const data = { valuationId, isTakenBack: cents === null, reason };
      for (const { companyName, ...head } of await mails.heads(tx)) {
        await mails.post(tx, { kind: 'amount-fixed', ...head, data: { ...data, companyName } });
      }
    });
  }),
];
