import type { Anniversary, Figures } from '@valorisation/contract';

export type { Anniversary, Figures } from '@valorisation/contract';

/** Those that have come and are not applied yet, and those of the next twelve months, by day. */
export function anniversariesOf({ anniversaries }: Pick<Figures, 'anniversaries'>): {
  readonly due: readonly Anniversary[];
  readonly coming: readonly Anniversary[];
} {
  return {
    due: anniversaries.filter(({ due }) => due),
    coming: anniversaries.filter(({ due }) => !due),
  };
}
