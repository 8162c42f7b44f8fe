import { answerOf, findDegree, findFunction, functionTitle, type Grid } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import type { SheetTexts } from './profile.aggregate.js';
import { withTexts } from './valuation.merge.js';
import { canSee, type RowVisibility } from './valuation.policy.js';
import type { ValuationState, ValuationTexts } from './valuation.state.js';

/**
 * The functions that the texts of a job sheet describe: by section the ids of their valuations, negative for one that
 * was limited when the text was saved. Stored beside the texts, and compared with what each reader sees
 * (`readableSheet`).
 */
export type SheetSources = Readonly<Record<string, readonly number[]>>;

export interface ClassifiedJob {
  readonly state: ValuationState;
  readonly texts: ValuationTexts;
  readonly grid: Grid;
  /** The lines that the tool suggests for the function. No other function has them. */
  readonly suggested: readonly string[];
}

/** The length from which a part of a sentence identifies its text. */
const TELLING_LENGTH = 20;

/** For each section, the functions whose title, expected level or suggestion it repeats. */
export function sheetSources(sheet: SheetTexts, functions: readonly ClassifiedJob[]): SheetSources {
  const known = functions.map((job) => ({
    source: job.state.visible ? job.state.id : -job.state.id,
    parts: partsOf(job),
  }));
  return Object.fromEntries(
    Object.entries(sheet).map(([section, html]) => {
      const text = ` ${plain(html)} `;
      const repeated = known.filter(({ parts }) => parts.some((part) => text.includes(` ${part} `)));
      return [section, repeated.map(({ source }) => source)];
    }),
  );
}

/** True when an actor may read a section. The lists use `readableSheet`, the same rule in SQL. */
export function isReadable(
  sources: readonly number[],
  actor: Pick<Actor, 'accountId' | 'associated'>,
  rows: readonly (RowVisibility & { readonly id: number })[],
): boolean {
  return sources.every((source) => {
    const row = rows.find(({ id }) => id === Math.abs(source));
    return row === undefined ? !actor.associated || source > 0 : canSee(actor, row);
  });
}

function partsOf({ state, texts, grid, suggested }: ClassifiedJob): readonly string[] {
  const { functionId, categoryLevel } = state.inputs;
  const title = functionTitle({ functionId, otherFunction: texts.otherFunction }, findFunction(grid, functionId));
  const answers = withTexts(state.answers, texts);
  const expected = grid.criteria.flatMap((criterion) => {
    const { degree } = answerOf(answers, criterion.id);
    const text = degree === null ? undefined : findDegree(criterion, categoryLevel, degree)?.text;
    if (text === undefined || text === null) return [];
    const parts = text.split(/[.;:,()]/).map(plain);
    const long = parts.filter((part) => part.length >= TELLING_LENGTH);
    return long.length === 0 ? [plain(text)] : long;
  });
  return [plain(title), ...expected, ...suggested.map(plain)].filter((part) => part !== '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** Reduces a text to its words, so that it is recognised with other tags, accents, case or typography. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? ' ';
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
