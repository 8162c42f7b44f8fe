import type { z } from 'zod';
import type { LifeOutcome } from '../commands/valuation-life.command.js';
import type { lifeOutcomeResponse } from './valuation-life.response.js';

export type Outcome = z.infer<typeof lifeOutcomeResponse>;

/** What a call on one or several rows did, in the names of the API. */
export function toOutcome({ ids, versions, skipped }: LifeOutcome): Outcome {
  return { done: ids.length, skipped, ids: [...ids], versions: [...versions] };
}
