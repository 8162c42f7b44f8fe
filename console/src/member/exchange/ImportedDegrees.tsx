import { useImportDetail } from '../../api/exchangeHooks';
import { PlannedDegrees } from '../planned/PlannedDegrees';

/** What an import brought without degrees goes on from here to its amounts. */
export function ImportedDegrees({ importId }: { importId: number }) {
  const { data: detail } = useImportDetail(importId);
  if (detail === undefined || detail.valuationIds.length === 0) return null;
  return <PlannedDegrees ids={detail.valuationIds} />;
}
