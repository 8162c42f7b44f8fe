import { useImportedIds } from '../../api/plannedHooks';
import { PlannedDegrees } from '../planned/PlannedDegrees';

interface ImportedDegreesProps {
  importId: number;
  onTaken: () => void;
}

/** What an import brought without degrees goes on from here to its amounts. */
export function ImportedDegrees({ importId, onTaken }: ImportedDegreesProps) {
  const { data: ids } = useImportedIds(importId);
  if (ids === undefined || ids.length === 0) return null;
  return <PlannedDegrees ids={ids} onTaken={onTaken} />;
}
