/** The faults that FAULTS names. */
import { say } from './messages.mjs';

const { names, unknown } = say.faults;

/** @param {string | undefined} asked the value of FAULTS; an unknown name would be skipped silently */
export function refuseUnknownFaults(asked) {
  const strays = (asked?.split(',') ?? []).filter((name) => !Object.hasOwn(names, name));
  if (strays.length > 0) throw new Error(unknown(strays, Object.keys(names)));
}
