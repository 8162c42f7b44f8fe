import { STATUS_NAMES, ValuationStatus } from '@valorisation/rules';
import { ui } from '../i18n/fr';
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
  const { short, rest } = ui.awaiting;
  return (
    <Badge tone={tone}>
      {shape && <Shape name={shape} />}
      {status === ValuationStatus.AwaitingUpdate ? (
        <span>
          {short}
          <span className="visually-hidden">{rest}</span>
        </span>
      ) : (
        STATUS_NAMES[status]
      )}
    </Badge>
  );
}

/** In place of « À jour » once the seniority of a valuation has passed a step. */
export function AnniversaryBadge({ title }: { title: string }) {
  return (
    <Badge tone="wheat" title={title}>
      <Shape name="calendar" />
      {ui.anniversary}
    </Badge>
  );
}
