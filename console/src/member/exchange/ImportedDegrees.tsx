import { exchangeCalls } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { PlannedDegrees } from '../planned/PlannedDegrees';

/** What an import brought without degrees goes on from here to its amounts. */
export function ImportedDegrees({ importId }: { importId: number }) {
  const { data: detail } = useCall(exchangeCalls.detail, { params: { id: importId } });
  if (detail === undefined || detail.valuationIds.length === 0) return null;
  return <PlannedDegrees ids={detail.valuationIds} />;
}
