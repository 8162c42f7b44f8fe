/**
 * Reads expressions from standard input and writes those that are not proved linear. It runs in its own process: the
 * checker starts a native program, or else runs in JavaScript, which takes ten times as long under Jest.
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
