import type { z } from 'zod';
import type { LifeOutcome } from '../commands/valuation-life.command.js';
import type { lifeOutcomeResponse } from './valuation-life.response.js';

export type Outcome = z.infer<typeof lifeOutcomeResponse>;

export function toOutcome({ ids, skipped }: LifeOutcome): Outcome {
  return { done: ids.length, skipped, ids: [...ids] };
}
