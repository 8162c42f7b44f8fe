import type { EffectFigures } from '@valorisation/contract';
import { Stack } from '../../../ui/layout/primitives';
import { ChangePlot } from './ChangePlot';
import { EffectGroups } from './EffectGroups';
import { LargestChanges } from './LargestChanges';
import { MonthTotal } from './MonthTotal';
import { ShortFigures } from './ShortFigures';
import { StatusMoves } from './StatusMoves';

export function EffectReport({ gridId, figures }: { gridId: number; figures: EffectFigures }) {
  return (
    <Stack gap={6}>
      <ShortFigures figures={figures} />
      <MonthTotal figures={figures} />
      <ChangePlot figures={figures} />
      <StatusMoves statuses={figures.statuses} />
      <EffectGroups groups={figures.groups} />
      <LargestChanges gridId={gridId} rows={figures.largest} />
    </Stack>
  );
}
