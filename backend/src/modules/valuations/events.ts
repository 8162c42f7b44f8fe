import type { EventDefinition } from '../../platform/events/event-catalogue.js';

/** What this module records, and what follows from it. */
export const valuationEvents: readonly EventDefinition[] = [
  event('profile.created', 'A profile was added to an establishment.'),
  event('profile.renamed', 'The profile has another name.'),
  event('profile.sheet-saved', 'The job sheet of the profile was saved.'),
  event('profile.deleted', 'An empty profile was deleted.'),
  event('valuation.created', 'The classification of a function began, nothing answered yet.'),
  event('valuation.duplicated', 'A copy of a valuation was made in the same profile.'),
  event('valuation.imported', 'A file brought the valuation; its amount was computed on the grid and day it names.'),
  event('valuation.edited', 'Inputs or answers changed; the amount is gone, or was recomputed in place.'),
  event('valuation.completed', 'All criteria are answered; the amount was computed on the grid in force.'),
  event('valuation.brought-up-to-date', 'The amount was recomputed on the grid in force.'),
  event('valuation.anniversary-applied', 'The amount was recomputed with the seniority of a later day.'),
  event('valuation.history-noted', 'A line was added to the history.'),
  event('valuation.archived', 'Taken out of the active rows.'),
  event('valuation.archive-undone', 'The person who archived it took that back at once.'),
  event('valuation.unarchived', 'Back among the active rows.'),
  event('valuation.outdated', 'A new grid came into force: the row awaits an update, or has to be done again.'),
  event('valuation.visibility-changed', 'Opened to all accounts of the establishment, or limited.'),
  event('valuation.deleted', 'Deleted for good.'),
];

function event(type: string, meaning: string): EventDefinition {
  return { type, meaning, payloadVersion: 1, reactions: [] };
}
