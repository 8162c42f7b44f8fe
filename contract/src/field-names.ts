import { correction, emailChange, passwordChange } from './accounts/calls.js';
import { stateOfOne } from './valuations/life.js';
import { profileChange, valuationInput } from './valuations/requests.js';
import { wireNamesOf } from './wire.js';

/** The wire names of fields that a call refuses although its body does not contain them, like missing answers. */
export const fieldNames: ReadonlyMap<string, string> = new Map(
  [valuationInput, profileChange, stateOfOne, emailChange, passwordChange, correction].flatMap((schema) => [
    ...wireNamesOf(schema),
  ]),
);
