import { STATUS_NAMES, ValuationStatus } from '@valorisation/rules';
import { ui } from '../i18n/fr';
import { Badge, type BadgeTone } from './Badge';
import { Shape, type ShapeName } from './Shape';

interface Look {
  tone: BadgeTone;
  /** Archived has none, because its word is struck through. */
  shape?: ShapeName;
  /** The words, when the last of them are only read out. */
  words?: { readonly short: string; readonly rest: string };
}

const looks: Readonly<Record<ValuationStatus, Look>> = {
  [ValuationStatus.InProgress]: { tone: 'sky', shape: 'halfDisc' },
  [ValuationStatus.UpToDate]: { tone: 'calm', shape: 'tick' },
  [ValuationStatus.ToRedo]: { tone: 'clay', shape: 'triangle' },
  [ValuationStatus.AwaitingUpdate]: { tone: 'wheat', shape: 'diamond', words: ui.awaiting },
  [ValuationStatus.Archived]: { tone: 'gone' },
};

/** The status of a valuation by a word and a shape. Colour is only an addition. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const { tone, shape, words } = looks[status];
  return (
    <Badge tone={tone}>
      {shape && <Shape name={shape} />}
      {words === undefined ? (
        STATUS_NAMES[status]
      ) : (
        <span>
          {words.short}
          <span className="visually-hidden">{words.rest}</span>
        </span>
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
