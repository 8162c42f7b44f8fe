/** The names of faults that somebody asks for by FAULTS. */
import { say } from './messages.mjs';

const { names, unknown } = say.faults;

/** @param {string | undefined} asked as FAULTS tells them; a name that no fault has would be left out without a word */
export function refuseUnknownFaults(asked) {
  const strays = (asked?.split(',') ?? []).filter((name) => !Object.hasOwn(names, name));
  if (strays.length > 0) throw new Error(unknown(strays, Object.keys(names)));
}
