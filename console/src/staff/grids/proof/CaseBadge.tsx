import type { ReactNode } from 'react';
import type { GridCase } from '@valorisation/contract';
import { staffGridProof as words } from '../../../i18n/fr';
import { Badge, type Tone } from '../../../ui/Badge';

interface Look {
  readonly tone: Tone;
  readonly shape: ReactNode;
}

const looks: Readonly<Record<GridCase['state'], Look>> = {
  signed: { tone: 'forest', shape: <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" /> },
  'to-sign': {
    tone: 'sky',
    shape: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
  'to-resign': { tone: 'wheat', shape: <path d="M6 1l5 5-5 5-5-5z" fill="currentColor" /> },
  'to-take-over': {
    tone: 'wheat',
    shape: <path d="M1 6h7M5 2.5 8.5 6 5 9.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
  off: { tone: 'clay', shape: <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="2" /> },
  withdrawn: {
    tone: 'stone',
    shape: <path d="M1.5 1.5h9v9h-9z" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  },
};

/** The state of a case by a word and a shape. Colour is only an addition. */
export function CaseBadge({ state }: { state: GridCase['state'] }) {
  const { tone, shape } = looks[state];
  return (
    <Badge tone={tone}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {shape}
      </svg>
      {words.states[state]}
    </Badge>
  );
}
