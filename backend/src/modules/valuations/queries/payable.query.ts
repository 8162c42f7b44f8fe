/** The functions whose pay a declaration may tell. The browser pairs them, so that nothing of the declaration is sent. */
import type { PayableFunction } from '@valorisation/contract';
import { dueUnit, functionTitle } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { dueOfRow } from './amount-due.js';
import { activeRows } from './grid-outlook.query.js';
import { paidToday } from './paid-today.js';
import { ValuationSettings } from './valuation-settings.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** Every active function that the viewer sees, by the name of its person. */
export class ListPayable extends QueryOf<{ viewer: Viewer }, readonly PayableFunction[]>() {}

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings });

export const payableQueries = [
  on(ListPayable, async ({ viewer }, { reader, settings }) => {
    const { establishmentId } = viewer;
    const [rows, numbers] = await reader.read<[ValuationRow, { id: number; matricule: string }]>(
      establishmentId,
      [
        activeRows(viewer),
        {
          name: 'payroll-numbers',
          text: 'select id, matricule from profile where establishment_id = $1 and matricule is not null',
          values: [establishmentId],
        },
      ],
      ownScope(viewer),
    );
    const setting = await settings.around(viewer, [], rows);
    const matricules = new Map(numbers.map(({ id, matricule }) => [id, matricule]));
    return rows.map((row) => ({
      id: row.id,
      profileId: row.profileId,
      profileName: row.profileName,
      matricule: matricules.get(row.profileId) ?? null,
      functionTitle: functionTitle(row, setting.functions.get(row.gridId)?.get(row.functionId)),
      shareHundredths: row.shareHundredths,
      unit: dueUnit(row),
      dueCents: dueOfRow(row, setting)?.cents ?? null,
      paidCents: paidToday(row, setting)?.cents ?? null,
    }));
  }),
];
