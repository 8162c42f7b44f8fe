/** What a function waits for, in a strip with the tone and the shape of its state in the lists. */
import type { ReactNode } from 'react';
import type { LineState } from '../../amounts/model/lineState';
import type { Tone } from '../../ui/Badge';
import { Notice } from '../../ui/Notice';

const TONES: Readonly<Record<LineState, Tone>> = {
  inProgress: 'sky',
  toRedo: 'clay',
  awaitingUpdate: 'wheat',
  anniversary: 'wheat',
  underpaid: 'clay',
  upToDate: 'stone',
  archived: 'stone',
};

const SHAPES = { anniversary: 'calendar', underpaid: 'down' } as const;

export function StateNotice({ state, ...rest }: { state: LineState; action?: ReactNode; children: ReactNode }) {
  const shape = state === 'anniversary' || state === 'underpaid' ? SHAPES[state] : undefined;
  return <Notice tone={TONES[state]} shape={shape} {...rest} />;
}
