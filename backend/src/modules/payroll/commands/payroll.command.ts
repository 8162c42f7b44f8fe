/** What is handed over to payroll, and the keys of a school for it (ADR 121). */
import type { PayrollFormat } from '@valorisation/contract';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { fingerprintOf } from '../../../platform/storage/file-store.js';
import { memberTransaction } from '../../valuations/index.js';
import { referencesOf } from '../domain/line-references.js';
import { PayrollFiles } from '../files/payroll-files.js';
import { PayrollHandovers } from '../persistence/payroll-handovers.js';
import { PayrollKeys } from '../persistence/payroll-keys.js';
import { PayrollLineSource } from '../queries/payroll-lines.js';

/** Keeps a receipt of the file as it is now, and answers its id. Refusal: `introuvable` for the earlier receipt. */
export class HandOverToPayroll extends CommandOf<
  { actor: Member; format: PayrollFormat; since: number | null },
  number
>() {}

/** Makes a key for the school; the answer alone has its text. */
export class CreatePayrollKey extends CommandOf<
  { actor: Member; name: string },
  { readonly id: number; readonly secret: string }
>() {}

/** A revoked key opens nothing from the next call on. Refusal: `introuvable`. */
export class RevokePayrollKey extends CommandOf<{ actor: Member; id: number }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  source: PayrollLineSource,
  files: PayrollFiles,
  handovers: PayrollHandovers,
  keys: PayrollKeys,
  clock: Clock,
});

export const payrollCommands = [
  on(HandOverToPayroll, async ({ actor, format, since }, { unitOfWork, source, files, handovers, clock }) => {
    const reader = { establishmentId: actor.establishmentId, visibleOnly: actor.associated };
    const { all, lines } = await source.select(reader, format, since);
    const { sha256 } = fingerprintOf(await files.write(lines, format));
    const made = { createdAt: clock.now(), format, since, visibleOnly: reader.visibleOnly, sha256 };
    return unitOfWork.run(memberTransaction(actor), async (tx) =>
      handovers.add(tx, actor, { ...made, references: referencesOf(all) }, lines.length),
    );
  }),
  on(CreatePayrollKey, async ({ actor, name }, { unitOfWork, keys }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => keys.create(tx, actor, name)),
  ),
  on(RevokePayrollKey, async ({ actor, id }, { unitOfWork, keys }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => keys.revoke(tx, id)),
  ),
];
