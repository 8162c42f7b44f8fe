import { STATUS_NAMES, ValuationStatus } from '@valorisation/rules';
import { Badge, type BadgeTone } from './Badge';
import { Shape, type ShapeName } from './Shape';

interface Look {
  tone: BadgeTone;
  /** Archived has none, because its word is struck through. */
  shape?: ShapeName;
}

const looks: Readonly<Record<ValuationStatus, Look>> = {
  [ValuationStatus.InProgress]: { tone: 'sky', shape: 'halfDisc' },
  [ValuationStatus.UpToDate]: { tone: 'calm', shape: 'tick' },
  [ValuationStatus.ToRedo]: { tone: 'clay', shape: 'triangle' },
  [ValuationStatus.AwaitingUpdate]: { tone: 'wheat', shape: 'diamond' },
  [ValuationStatus.Archived]: { tone: 'gone' },
};

/** The status of a valuation by a word and a shape. Colour is only an addition. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const { tone, shape } = looks[status];
  return (
    <Badge tone={tone}>
      {shape && <Shape name={shape} />}
      {STATUS_NAMES[status]}
    </Badge>
  );
}
