import { randomUUID } from 'node:crypto';
import type { ImportPreview, ImportRecord } from '@valorisation/contract';
import type { ImportPlan } from '../queries/import-plan.js';
import type { ImportBatchView } from '../persistence/import-batches.js';
import { toldReading } from './reading.mapper.js';

/** A plan for its reader. The key makes a repeated confirmation write only once. */
export function toPreview(plan: ImportPlan): ImportPreview {
  const { accepted, refused, profiles, monthTotalCents, digest } = plan;
  return {
    key: randomUUID(),
    digest,
    lines: accepted.length + refused.length + plan.changedRows + plan.unchanged,
    newProfiles: profiles.filter(({ profileId }) => profileId === null).length,
    existingProfiles: new Set(profiles.flatMap(({ profileId }) => profileId ?? [])).size,
    valuations: accepted.filter(({ functionTitle }) => functionTitle !== null).length,
    computed: accepted.filter(({ due }) => due !== null).length,
    monthTotalCents,
    ...toldReading(plan),
    accepted,
    refusedLines: refused.length,
    refused,
  };
}

export function toImport(batch: ImportBatchView, accountId: number): ImportRecord {
  const { id, createdAt, profileIds, valuationIds, activeRows, refusedRows, withheldLines, changes, undone } = batch;
  return {
    id,
    createdAt: createdAt.toISOString(),
    profiles: profileIds.length,
    valuations: valuationIds.length,
    active: activeRows,
    changed: changes.length,
    refused: refusedRows,
    withheldLines: [...withheldLines],
    isOwn: batch.accountId === accountId,
    undone: undone && {
      at: undone.at.toISOString(),
      archived: undone.archived,
      deleted: undone.deleted,
      deletedProfiles: undone.deletedProfiles,
      restored: undone.restored,
      kept: undone.kept,
    },
  };
}
