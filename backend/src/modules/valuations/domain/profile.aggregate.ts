import { LONGEST_PROFILE_NAME, plainLine, profileNameMessages } from '@valorisation/rules';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { profileEvent, type ProfileEvent } from './profile.events.js';

/** Texts of a job sheet by section; erasable, and cleaned before they come here. */
export type SheetTexts = Readonly<Record<string, string>>;

/** A job sheet as it is kept: its texts, and by section the valuations that they tell of (`sheetSources`). */
export interface SavedSheet {
  readonly texts: SheetTexts;
  readonly sources: Readonly<Record<string, readonly number[]>>;
}

export interface ProfileState {
  readonly id: number;
  readonly version: number;
  /** 1 as soon as a job sheet was saved. */
  readonly status: 0 | 1;
  readonly textId: string | null;
  readonly createdBy: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Who changes a profile, and when. */
export interface ProfileContext {
  readonly actorId: number;
  readonly now: Date;
  /** A fresh id for the erasable row of a name or a sheet. */
  readonly newTextId: string;
}

/**
 * A person's or a post's place that carries valuations. Its name lives in its row, which an erasure empties; the journal
 * only knows that there is one. Uniqueness of the name is the database's to judge.
 */
export class Profile {
  readonly events: ProfileEvent[] = [];
  /** Erasable rows to be written: a name as it was given, or a sheet. */
  readonly newTexts: { readonly id: string; readonly content: object }[] = [];

  private constructor(
    private current: ProfileState,
    private currentName: string,
    /** The row as it was loaded; null for a new one. */
    readonly loaded: ProfileState | null,
  ) {}

  static restore(state: ProfileState, name: string): Profile {
    return new Profile(state, name, state);
  }

  /** @throws 422 on the name, with the specification's text when it is missing. */
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

  /** The same name again records nothing. @throws 422 on the name. */
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

/** The state after an event, in a command and in a replay alike. */
export function evolveProfile(
  state: ProfileState,
  event: ProfileEvent,
  header: { readonly version: number; readonly occurredAt: string },
): ProfileState {
  const sheet = event.type === 'profile.sheet-saved' ? event.payload : {};
  return { ...state, ...sheet, version: header.version, updatedAt: header.occurredAt };
}

function cleanName(raw: string): string {
  const name = plainLine(raw);
  if (name === '') throw refuseFields({ profileName: { code: `texte:${profileNameMessages.required}` } });
  if (name.length > LONGEST_PROFILE_NAME) {
    throw refuseFields({ profileName: { code: 'texte_trop_long', params: { max: LONGEST_PROFILE_NAME } } });
  }
  return name;
}

/** 422 with the specification's text: the name is taken in the establishment, case aside. */
export function duplicateProfileName(): DomainError {
  return refuseFields({ profileName: { code: `texte:${profileNameMessages.duplicate}` } });
}

export function isDuplicateName(error: unknown): boolean {
  const code = error instanceof DomainError ? error.details.fields?.['profileName']?.code : undefined;
  return code === `texte:${profileNameMessages.duplicate}`;
}

/** 409: a profile goes only when it carries no valuation any more. */
export function profileNotEmpty(): DomainError {
  return new DomainError('profil_non_vide');
}
