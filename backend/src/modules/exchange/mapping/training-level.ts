/** Diplomas by their level in the French framework (3 to 8), as people write them: « niveau 7 », « 7 », « Master ». */
import type { Degree } from '@valorisation/rules';
import type { SheetWords } from '../files/sheet-words.js';
import { wordKey } from './columns.js';

const LEVEL_IN_TITLE = /\bniveau ([3-8])\b/;
const LEVEL = /^(?:niveau )?([5-8])$/;

/** The level in a cell; undefined for any other text. */
export function writtenLevel(text: string, { trainingLevels }: SheetWords): string | undefined {
  const [, level] = LEVEL.exec(wordKey(text)) ?? [];
  const named = Object.entries(trainingLevels).find(([, names]) => names.some((name) => bare(name) === bare(text)));
  return level ?? named?.[0];
}

/** The only option whose title names that level. With two options the file makes no choice. */
export function optionOfLevel<Option extends Pick<Degree, 'text'>>(
  options: readonly Option[],
  level: string,
): Option | undefined {
  const [only, ...others] = options.filter(({ text }) => LEVEL_IN_TITLE.exec(wordKey(text))?.[1] === level);
  return others.length === 0 ? only : undefined;
}

/** « Bac + 5 » equals « Bac+5 ». */
const bare = (text: string): string => wordKey(text).replaceAll(' ', '');
