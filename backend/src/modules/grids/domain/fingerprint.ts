import { createHash } from 'node:crypto';
import type { GridDocument } from '@valorisation/rules';
import type { NewGridCase } from './grid-case.js';

/** JSON in the order of RFC 8785. JavaScript already writes numbers and texts like that. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonicalJson(one)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const documentFingerprint = (document: GridDocument): string => sha256(canonicalJson(document));

/** What a signature covers: the document, the situation and the expected answers. */
export function caseFingerprint(
  document: string,
  { situation, expected }: Pick<NewGridCase, 'situation' | 'expected'>,
): string {
  return sha256(`${document} ${canonicalJson({ situation, expected })}`);
}
