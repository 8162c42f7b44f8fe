import { receiptLines, type Grid } from '@valorisation/rules';
import { stepDifferences, type StepDifference } from '../../amounts/model/stepDifferences';
import type { UpdatePreview } from '../../api/updatePreview';

export function updateDifferences({ current, next }: UpdatePreview, grid: Grid): readonly StepDifference[] {
  return stepDifferences(receiptLines(current.trace, grid), receiptLines(next.trace, grid));
}
