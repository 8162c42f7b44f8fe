import { randomUUID } from 'node:crypto';
import { fromHundredths } from '@valorisation/rules';
import type { z } from 'zod';
import type { AcceptedRow, ImportPlan } from '../queries/import-plan.js';
import type { ImportBatchView } from '../queries/import-batch.view.js';
import type { importPreviewResponse, importResponse } from './exchange.response.js';

type Preview = z.infer<typeof importPreviewResponse>;

/** A plan as its reader is shown it; the key makes a confirmation sent twice write once. */
export function toPreview(plan: ImportPlan): Preview {
  const { accepted, refused, profiles, digest, ignored } = plan;
  const shown = accepted.flatMap(({ valuation }) => valuation?.displayed ?? []);
  const months = shown.filter(({ perHour }) => !perHour).map(({ cents }) => cents);
  return {
    key: randomUUID(),
    digest,
    lines: accepted.length + refused.length,
    profiles_new: profiles.filter(({ profileId }) => profileId === null).length,
    profiles_existing: profiles.filter(({ profileId }) => profileId !== null).length,
    valuations: accepted.filter(({ valuation }) => valuation !== null).length,
    computed: shown.length,
    month_total: fromHundredths(months.reduce((total, cents) => total + cents, 0)),
    ignored_columns: [...ignored],
    accepted: accepted.map(toAccepted),
    refused: refused.map(({ line, profile, faults }) => ({ line, profile_name: profile, reasons: [...faults] })),
  };
}

function toAccepted({ line, profile, addsProfile, valuation }: AcceptedRow): Preview['accepted'][number] {
  const displayed = valuation?.displayed ?? null;
  return {
    line,
    profile_name: profile,
    profile_new: addsProfile,
    metier_title: valuation?.function ?? null,
    valor_visa: valuation?.status ?? null,
    valor_visible: valuation === null ? null : Number(valuation.visible),
    valor_c0: valuation === null ? null : fromHundredths(valuation.shareHundredths),
    valor_affiche: displayed === null ? null : fromHundredths(displayed.cents),
    valor_affiche_unite: displayed === null ? null : displayed.perHour ? 'heure' : 'mois',
    repeated: valuation?.repeated ?? false,
  };
}

export function toImport(batch: ImportBatchView, accountId: number): z.infer<typeof importResponse> {
  const { id, createdAt, profileIds, valuationIds, refusedRows, undone } = batch;
  return {
    import_id: id,
    created_at: createdAt.toISOString(),
    profiles: profileIds.length,
    valuations: valuationIds.length,
    refused: refusedRows,
    own: batch.accountId === accountId,
    undone:
      undone === null
        ? null
        : {
            at: undone.at.toISOString(),
            archived: undone.archivedRows,
            kept: valuationIds.length - undone.archivedRows,
            profiles_deleted: undone.deletedProfiles,
          },
  };
}
