import type { LifeOutcome as Outcome } from '@valorisation/contract';
import type { LifeOutcome } from '../commands/life-service.js';

export function toOutcome({ ids, versions, skipped }: LifeOutcome): Outcome {
  return { done: ids.length, skipped, ids, versions };
}
