import { LONGEST_PROFILE_NAME, plainLine, profileNameMessages } from '@valorisation/rules';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { profileEvent, type ProfileEvent } from './profile.events.js';

/** Texts of a job sheet by section. They are erasable, and cleaned before they come here. */
export type SheetTexts = Readonly<Record<string, string>>;

export interface SavedSheet {
  readonly texts: SheetTexts;
  readonly sources: Readonly<Record<string, readonly number[]>>;
}

export interface ProfileState {
  readonly id: number;
  readonly version: number;
  /** 1 once a job sheet was saved. */
  readonly status: 0 | 1;
  readonly textId: string | null;
  readonly createdBy: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ProfileContext {
  readonly actorId: number;
  readonly now: Date;
  /** A new id for the erasable row of a name or a sheet. */
  readonly newTextId: string;
}

/**
 * A person or a position with valuations. The name lives in an erasable row; the journal only records that there is
 * one. The database checks that the name is unique.
 */
export class Profile {
  readonly events: ProfileEvent[] = [];
  /** Erasable rows to write: a name as given, or a sheet. */
  readonly newTexts: { readonly id: string; readonly content: object }[] = [];

  private constructor(
    private current: ProfileState,
    private currentName: string,
    readonly loaded: ProfileState | null,
  ) {}

  static restore(state: ProfileState, name: string): Profile {
    return new Profile(state, name, state);
  }

  /** @throws 422 on the name, with the text for a missing one */
  static create(id: number, rawName: string, { actorId, now, newTextId }: ProfileContext): Profile {
    const at = now.toISOString();
    const state = {
      id,
      version: 1,
      status: 0,
      textId: null,
      createdBy: actorId,
      createdAt: at,
      updatedAt: at,
    } as const;
    const name = cleanName(rawName);
    const profile = new Profile(state, name, null);
    profile.newTexts.push({ id: newTextId, content: { name } });
    profile.events.push(profileEvent.created.of({ status: 0, nameId: newTextId }));
    return profile;
  }

  get state(): ProfileState {
    return this.current;
  }

  get name(): string {
    return this.currentName;
  }

  get isDeleted(): boolean {
    return this.events.some(({ type }) => type === 'profile.deleted');
  }

  /** Records nothing when the name is the same. @throws 422 on the name */
  rename(name: string, context: ProfileContext): void {
    const next = cleanName(name);
    if (next === this.currentName) return;
    this.currentName = next;
    const nameId = context.newTextId;
    this.newTexts.push({ id: nameId, content: { name: next } });
    this.record(profileEvent.renamed.of({ nameId }), context);
  }

  /** The first saved sheet makes profile_status 1. */
  saveSheet({ texts, sources }: SavedSheet, context: ProfileContext): void {
    const textId = context.newTextId;
    this.newTexts.push({ id: textId, content: { ...texts, sources } });
    this.record(profileEvent.sheetSaved.of({ textId, status: 1 }), context);
  }

  delete(context: ProfileContext): void {
    this.record(profileEvent.deleted.of({}), context);
  }

  private record(event: ProfileEvent, { now }: ProfileContext): void {
    this.events.push(event);
    this.current = evolveProfile(this.current, event, {
      version: this.current.version + 1,
      occurredAt: now.toISOString(),
    });
  }
}

/** The state after an event, both in a command and in a replay. */
export function evolveProfile(
  state: ProfileState,
  event: ProfileEvent,
  header: { readonly version: number; readonly occurredAt: string },
): ProfileState {
  const sheet = event.type === 'profile.sheet-saved' ? event.payload : {};
  return { ...state, ...sheet, version: header.version, updatedAt: header.occurredAt };
}

/** @throws 422 on the field, for a missing or too long name */
export function cleanName(raw: string, field = 'profileName'): string {
  const name = plainLine(raw);
  if (name === '') throw refuseFields({ [field]: { code: `texte:${profileNameMessages.required}` } });
  if (name.length > LONGEST_PROFILE_NAME) {
    throw refuseFields({ [field]: { code: 'texte_trop_long', params: { max: LONGEST_PROFILE_NAME } } });
  }
  return name;
}

export const DUPLICATE_NAME = { code: `texte:${profileNameMessages.duplicate}` } as const;

/** 422 with the text for a name that the establishment already has, ignoring case. */
export function duplicateProfileName(): DomainError {
  return refuseFields({ profileName: DUPLICATE_NAME });
}

export function isDuplicateName(error: unknown): boolean {
  const code = error instanceof DomainError ? error.details.fields?.['profileName']?.code : undefined;
  return code === DUPLICATE_NAME.code;
}

/** 409: a profile with valuations cannot be deleted. */
export function profileNotEmpty(): DomainError {
  return new DomainError('profil_non_vide');
}
