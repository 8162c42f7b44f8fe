/** The article of the agreement for each rule of the trace. It is data, printed as it is. */
import articles from '../grid/data/articles.json' with { type: 'json' };
import type { TraceRule } from './trace.js';

const ARTICLES: Readonly<Record<TraceRule, string | null>> = articles;

/** Null for an amount fixed by a person. */
export function articleOf(rule: TraceRule): string | null {
  return ARTICLES[rule];
}
