/**
 * Reads expressions from the standard input and writes those that are not proved linear. In a process of its own: the
 * checker starts its own native program, or runs in JavaScript where there is none, ten times as long under Jest.
 */
import { text } from 'node:stream/consumers';
import { check } from 'recheck';

const expressions = JSON.parse(await text(process.stdin));
const notLinear = [];
for (const expression of expressions) {
  const { source, flags } = expression;
  const { status } = await check(source, flags, { checker: 'automaton', timeout: 60_000 });
  if (status !== 'safe') notLinear.push(expression);
}
process.stdout.write(JSON.stringify(notLinear));
