import { STATUS_NAMES, ValuationStatus } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { Badge, type BadgeTone } from './Badge';
import { Shape, type ShapeName } from './Shape';

interface Look {
  tone: BadgeTone;
  /** Archived has none, because its word is struck through. */
  shape?: ShapeName;
  /** Where the name of the status has more words. */
  name?: ReactNode;
}

/** The last words are only read out. */
export const Awaiting = () => (
  <span>
    {ui.awaiting.short}
    <span className="visually-hidden">{ui.awaiting.rest}</span>
  </span>
);

const looks: Readonly<Record<ValuationStatus, Look>> = {
  [ValuationStatus.InProgress]: { tone: 'sky', shape: 'halfDisc' },
  [ValuationStatus.UpToDate]: { tone: 'calm', shape: 'tick' },
  [ValuationStatus.ToRedo]: { tone: 'clay', shape: 'triangle' },
  [ValuationStatus.AwaitingUpdate]: { tone: 'wheat', shape: 'diamond', name: <Awaiting /> },
  [ValuationStatus.Archived]: { tone: 'gone' },
};

/** The status of a valuation by a word and a shape. Colour is only an addition. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const { tone, shape, name = STATUS_NAMES[status] } = looks[status];
  return (
    <Badge tone={tone}>
      {shape && <Shape name={shape} />}
      {name}
    </Badge>
  );
}

/** In place of « À jour »: the seniority of a valuation has passed a step, or less is paid than is due. */
const NOTED = {
  anniversary: { tone: 'wheat', shape: 'calendar' },
  underpaid: { tone: 'clay', shape: 'down' },
} as const;

export function NotedBadge({ state, title }: { state: keyof typeof NOTED; title: string }) {
  const { tone, shape } = NOTED[state];
  return (
    <Badge tone={tone} title={title}>
      <Shape name={shape} />
      {ui[state]}
    </Badge>
  );
}
