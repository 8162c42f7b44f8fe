import type { QueryResult } from '@nestjs/cqrs';
import { fromHundredths } from '@valorisation/rules';
import type { z } from 'zod';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusalMessage } from '../../../platform/errors/error-catalogue.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { OutlookSide, PreviewUpdates, UpdateOutlook } from '../queries/selection.query.js';
import type { ValuationSetting } from '../queries/valuation.query.js';
import { dueOfComputed } from '../queries/amount-due.js';
import { toDueFields } from './amount-due.mapper.js';
import type { previewSideResponse, updatesPreviewResponse } from './valuation-selection.response.js';
import { decimalOrNull, isUnderMinimum, toDisplayedUnit, toRowResponse } from './valuation.response.mapper.js';

type Preview = z.infer<typeof updatesPreviewResponse>;
type Row = Preview['rows'][number];
type Side = z.infer<typeof previewSideResponse>;

export function toUpdatesPreview({ gridId, outlooks, setting }: QueryResult<PreviewUpdates>): Preview {
  return { grid_id: gridId, rows: outlooks.map((outlook) => toRow(outlook, setting)) };
}

function toRow({ valuation, current, next }: UpdateOutlook, setting: ValuationSetting): Row {
  const { valor_id, version, profile_name, metier_title } = toRowResponse(valuation, setting);
  return {
    valor_id,
    version,
    profile_name,
    metier_title,
    current: current && toSide(current, setting),
    ...(next instanceof DomainError
      ? { next: null, refusal: { code: next.code, message: reasonOf(next) } }
      : { next: toSide(next, setting), refusal: null }),
  };
}

/** One side of any preview, of one row or of several. */
export function toSide({ row, seniority }: OutlookSide, setting: ValuationSetting): Side {
  return {
    valor_affiche: fromHundredths(row.displayedCents),
    valor_affiche_unite: toDisplayedUnit(row),
    valor_minima: fromHundredths(row.minimumCents),
    valor_taux_horaire: decimalOrNull(row.hourlyCents),
    ...toDueFields(dueOfComputed(row, setting)),
    sous_smic: isUnderMinimum(row, setting),
    valor_calcul: row.calculatedOn,
    annees: seniority.years,
    taux: seniority.ratePercent,
    valor_birthday: row.nextChangeOn,
  };
}

/** The refusal in words; where its fields say more, theirs. */
function reasonOf({ code, details }: DomainError): string {
  const said = new Set(Object.values(details.fields ?? {}).map(fieldMessage));
  return code === 'donnees_invalides' && said.size > 0 ? [...said].join(' ') : refusalMessage(code, details);
}
