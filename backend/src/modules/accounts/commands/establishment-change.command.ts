import type { EstablishmentChange } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Establishments } from '../persistence/establishments.js';
import { accountTransaction } from './link-service.js';

/**
 * Staff correct the name, the department or the SIRET of an establishment. Refusals: `introuvable`; `donnees_invalides` for
 * another SIRET without a reason, and for the SIRET of another establishment.
 */
export class ChangeEstablishment extends CommandOf<{
  actor: Actor;
  establishmentId: number;
  change: EstablishmentChange;
}>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, establishments: Establishments });

export const establishmentChangeCommands = [
  on(ChangeEstablishment, async ({ actor, establishmentId, change }, { unitOfWork, establishments }) => {
    const { company_name: name, department, siret, reason } = change;
    const of = { accountId: actor.accountId, establishmentId };
    await unitOfWork.run(accountTransaction(of, actor.correlationId), async (tx) => {
      const present = await establishments.siretOf(tx, establishmentId);
      if (siret !== undefined && siret !== present) {
        if (reason === undefined || reason === null) throw refuseFields({ reason: { code: 'obligatoire' } });
        await establishments.changeSiret(tx, establishmentId, siret, reason);
      }
      if (name !== undefined) await establishments.rename(tx, establishmentId, name);
      if (department !== undefined && department !== null) await establishments.locate(tx, establishmentId, department);
    });
  }),
];
