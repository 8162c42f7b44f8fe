import type { LifeOutcome as Outcome } from '@valorisation/contract';
import type { LifeOutcome } from '../commands/life-service.js';

/** The outcome of a call on one or several rows. */
export function toOutcome({ ids, versions, skipped }: LifeOutcome): Outcome {
  return { done: ids.length, skipped, ids, versions };
}
