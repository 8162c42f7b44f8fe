/** The other names of functions, by which people search. Until they are there, a search finds titles. */
import type { AnswerOf, functionCalls } from '@valorisation/contract';
import type { FunctionName } from '@valorisation/rules';

export const NO_NAMES: readonly FunctionName[] = [];

export function toFunctionNames(answer: AnswerOf<typeof functionCalls.names>): readonly FunctionName[] {
  return answer.flatMap(({ functionId, names }) => names.map((name) => ({ functionId, name })));
}
