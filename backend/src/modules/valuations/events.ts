import { silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { profileEvent } from './domain/profile.events.js';
import { valuationEvent } from './domain/valuation.events.js';

/** What this module records; nothing follows from it but what its own tables show. */
export const valuationEvents: readonly EventDefinition[] = [
  silent(profileEvent.created, 'A profile was added to an establishment.'),
  silent(profileEvent.renamed, 'The profile has another name.'),
  silent(profileEvent.sheetSaved, 'The job sheet of the profile was saved.'),
  silent(profileEvent.deleted, 'An empty profile was deleted.'),
  silent(valuationEvent.created, 'The classification of a function began, nothing answered yet.'),
  silent(valuationEvent.duplicated, 'A copy of a valuation was made in the same profile.'),
  silent(
    valuationEvent.imported,
    'A file brought the valuation; its amount was computed on the grid and day it names.',
  ),
  silent(valuationEvent.edited, 'Inputs or answers changed; the amount is gone, or was recomputed in place.'),
  silent(valuationEvent.completed, 'All criteria are answered; the amount was computed on the grid in force.'),
  silent(valuationEvent.broughtUpToDate, 'The amount was recomputed on the grid in force.'),
  silent(valuationEvent.anniversaryApplied, 'The amount was recomputed with the seniority of a later day.'),
  silent(valuationEvent.historyNoted, 'A line was added to the history.'),
  silent(valuationEvent.archived, 'Taken out of the active rows.'),
  silent(valuationEvent.archiveUndone, 'The person who archived it took that back at once.'),
  silent(valuationEvent.unarchived, 'Back among the active rows.'),
  silent(valuationEvent.outdated, 'A new grid came into force: the row awaits an update, or has to be done again.'),
  silent(valuationEvent.visibilityChanged, 'Opened to all accounts of the establishment, or limited.'),
  silent(valuationEvent.deleted, 'Deleted for good.'),
];
