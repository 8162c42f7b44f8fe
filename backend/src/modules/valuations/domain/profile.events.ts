import type { DomainEvent } from '../../../platform/events/domain-event.js';

/** A profile was added. `nameId` points to the erasable row of the name as it was then. */
export type ProfileCreated = DomainEvent<'profile.created', { readonly status: 0; readonly nameId: string }>;

/** Another name, under an erasable row of its own. */
export type ProfileRenamed = DomainEvent<'profile.renamed', { readonly nameId: string }>;

/** The job sheet's texts were saved under an erasable row. */
export type ProfileSheetSaved = DomainEvent<'profile.sheet-saved', { readonly textId: string; readonly status: 1 }>;

/** An empty profile is gone. */
export type ProfileDeleted = DomainEvent<'profile.deleted', Record<string, never>>;

export type ProfileEvent = ProfileCreated | ProfileRenamed | ProfileSheetSaved | ProfileDeleted;
