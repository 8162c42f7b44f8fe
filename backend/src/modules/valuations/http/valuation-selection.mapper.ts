import type { QueryResult } from '@nestjs/cqrs';
import { fromHundredths, type PayResult } from '@valorisation/rules';
import type { z } from 'zod';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { errorCatalogue, fillMessage } from '../../../platform/errors/error-catalogue.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { PreviewUpdates, UpdateOutlook } from '../queries/selection.query.js';
import type { ValuationSetting } from '../queries/valuation.query.js';
import type { updatesPreviewResponse } from './valuation-selection.response.js';
import { toRowResponse } from './valuation.response.mapper.js';

type Preview = z.infer<typeof updatesPreviewResponse>;
type Row = Preview['rows'][number];

export function toUpdatesPreview({ gridId, outlooks, setting }: QueryResult<PreviewUpdates>): Preview {
  return { grid_id: gridId, rows: outlooks.map((outlook) => toRow(outlook, setting)) };
}

function toRow({ valuation, next }: UpdateOutlook, setting: ValuationSetting): Row {
  const { valor_id, version, profile_name, metier_title, valor_affiche, valor_affiche_unite, sous_smic } =
    toRowResponse(valuation, setting);
  return {
    valor_id,
    version,
    profile_name,
    metier_title,
    current: valor_affiche === null ? null : { valor_affiche, valor_affiche_unite, sous_smic: sous_smic ?? false },
    ...(next instanceof DomainError
      ? { next: null, refusal: { code: next.code, message: reasonOf(next) } }
      : { next: toSide(next), refusal: null }),
  };
}

function toSide({ displayed, underMinimum }: PayResult): NonNullable<Row['next']> {
  return {
    valor_affiche: fromHundredths(displayed.cents),
    valor_affiche_unite: displayed.unit === 'hour' ? 'heure' : 'mois',
    sous_smic: underMinimum,
  };
}

/** The refusal in words; where its fields say more, theirs. */
function reasonOf({ code, details: { fields = {}, params } }: DomainError): string {
  const said = new Set(Object.values(fields).map(fieldMessage));
  return code === 'donnees_invalides' && said.size > 0
    ? [...said].join(' ')
    : fillMessage(errorCatalogue[code].message, params);
}
