/** The small shapes before a word or a sentence. They say what its colour says, for those who do not see colours. */
import type { ReactNode } from 'react';
import type { Tone } from './Badge';

const shapes = {
  tick: <path d="M2.5 7.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  halfDisc: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M7 1.5a5.5 5.5 0 010 11z" fill="currentColor" />
    </>
  ),
  diamond: <path d="M7 1l6 6-6 6-6-6z" fill="currentColor" />,
  calendar: <path d="M2 3.5h10v9H2zM2 6.5h10M5 1.5v3M9 1.5v3" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  down: <path d="M7 1v11M2.5 7.5L7 12l4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  triangle: <path d="M7 1.5l6 11H1z" fill="currentColor" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type ShapeName = keyof typeof shapes;

export const SHAPE_OF_TONE: Readonly<Partial<Record<Tone, ShapeName>>> = {
  forest: 'tick',
  wheat: 'diamond',
  clay: 'triangle',
  sky: 'halfDisc',
};

export function Shape({ name }: { name: ShapeName }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
      {shapes[name]}
    </svg>
  );
}
