/** What a school costs over the months to come, and what a scenario changes. */
export { isChangeKind, type ChangeKind, type CostChange, type NewValue } from './change.js';
export { costsOf, withContributions, type Costs } from './costs.js';
export type { Cause } from './happenings.js';
export { valuesOn, withChanges } from './scenario.js';
export type { CostPosition, School } from './school.js';
