/**
 * Reads expressions from the standard input and writes those that are not proved linear. In a process of its own: the
 * checker is a large program, which runs ten times as long when Jest has loaded it.
 */
import { text } from 'node:stream/consumers';

// Its other backends start processes.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const expressions = JSON.parse(await text(process.stdin));
const isLinear = ({ source, flags }) =>
  checkSync(source, flags, { checker: 'automaton', timeout: 60_000 }).status === 'safe';
process.stdout.write(JSON.stringify(expressions.filter((expression) => !isLinear(expression))));
