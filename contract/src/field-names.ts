import { correction, emailChange, passwordChange } from './accounts/calls.js';
import { stateOfOne } from './valuations/life.js';
import { profileChange, valuationInput } from './valuations/requests.js';
import { wireNamesOf } from './wire.js';

/** The wire's name of what a call may refuse without having it in its own body, such as the answers that are missing. */
export const fieldNames: ReadonlyMap<string, string> = new Map(
  [valuationInput, profileChange, stateOfOne, emailChange, passwordChange, correction].flatMap((schema) => [
    ...wireNamesOf(schema),
  ]),
);
