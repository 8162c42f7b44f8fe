/** The chosen degrees for an address: `1-3_2-2_4-nc` gives each criterion its degree, or "not concerned". */
import type { AnswerChanges } from './answer-changes.js';

const NOT_CONCERNED = 'nc';
const LONGEST = 200;
const SHAPE = /^(?:\d+-(?:\d+|nc)(?:_|$))*$/;

/** Null for a text in another form. Whether the criteria and degrees exist in a grid is not checked. */
export function readDegreeChoices(text: string): AnswerChanges | null {
  if (text.length > LONGEST || !SHAPE.test(text)) return null;
  const choices = text.split('_').filter((choice) => choice !== '');
  return Object.fromEntries(
    choices.map((choice) => {
      const [criterionId, degree] = choice.split('-');
      const isConcerned = degree !== NOT_CONCERNED;
      return [
        Number(criterionId),
        isConcerned ? { degree: Number(degree), notConcerned: false } : { notConcerned: true },
      ];
    }),
  );
}

/** A short text without characters that an address would have to escape. */
export function writeDegreeChoices(changes: AnswerChanges): string {
  return Object.entries(changes)
    .flatMap(([criterionId, { degree, notConcerned }]) => {
      if (notConcerned === true) return [`${criterionId}-${NOT_CONCERNED}`];
      return typeof degree === 'number' ? [`${criterionId}-${degree}`] : [];
    })
    .join('_');
}
