/** The article of the agreement for each rule of the trace. The articles are data and are printed as they are. */
import articles from '../grid/data/articles.json' with { type: 'json' };
import type { TraceRule } from './trace.js';

const ARTICLES: Readonly<Record<TraceRule, string | null>> = articles;

/** Null for an amount that a person has fixed. */
export function articleOf(rule: TraceRule): string | null {
  return ARTICLES[rule];
}
