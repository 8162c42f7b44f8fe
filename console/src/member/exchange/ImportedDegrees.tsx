import { exchangeCalls } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { PlannedDegrees } from '../planned/PlannedDegrees';

/** Leads from imported rows without degrees to their amounts. */
export function ImportedDegrees({ importId }: { importId: number }) {
  const { data: detail } = useCall(exchangeCalls.detail, { params: { id: importId } });
  if (detail === undefined || detail.valuationIds.length === 0) return null;
  return <PlannedDegrees ids={detail.valuationIds} />;
}
