import { STATUS_NAMES, ValuationStatus } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';

interface Look {
  tone: Tone;
  /** The shape of the status. Each status has another one. */
  shape: ReactNode;
}

const looks: Readonly<Record<ValuationStatus, Look>> = {
  [ValuationStatus.InProgress]: {
    tone: 'sky',
    shape: <path d="M6 1a5 5 0 010 10z M6 1a5 5 0 100 10 5 5 0 000-10z" fill="none" stroke="currentColor" />,
  },
  [ValuationStatus.UpToDate]: {
    tone: 'forest',
    shape: <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
  [ValuationStatus.ToRedo]: {
    tone: 'clay',
    shape: <path d="M6 1.5l5 9H1z" fill="currentColor" />,
  },
  [ValuationStatus.AwaitingUpdate]: {
    tone: 'wheat',
    shape: <path d="M6 1l5 5-5 5-5-5z" fill="currentColor" />,
  },
  [ValuationStatus.Archived]: {
    tone: 'stone',
    shape: <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
};

/** The status of a valuation by a word and a shape. Colour is only an addition. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const { tone, shape } = looks[status];
  return (
    <Badge tone={tone}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {shape}
      </svg>
      {STATUS_NAMES[status]}
    </Badge>
  );
}
