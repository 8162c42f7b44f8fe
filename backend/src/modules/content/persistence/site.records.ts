/** The tables of what stands around every public page. */
import type { StaffIdentity, StaffWording, WrittenMenus } from '@valorisation/contract';
import { Column, Entity, Index } from 'typeorm';
import { projectPath } from '../../../platform/config/paths.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { isWordingOf, shippedWording } from '../../../platform/templates/index.js';
import { ContentRecord, contentTextEntities, HAS_STANDING } from './content.records.js';

/** One row: who the employer body is, and how it looks (ADR 113). */
@Entity('content_identity')
@Index('content_identity_standing', ['id'], HAS_STANDING)
@Index('content_identity_by_key', ['key'], { unique: true })
export class IdentityRecord extends ContentRecord {
  @Column('text')
  title!: string;

  @Column('text', { name: 'site_name' })
  siteName!: string;

  @Column('text', { name: 'short_name' })
  shortName!: string;

  /** The logo; null for the product’s own. */
  @Column('integer', { name: 'media_id', nullable: true })
  mediaId!: number | null;

  @Column('text', { name: 'act_color', default: '#1f7a4d' })
  actColor!: string;

  @Column('text', { name: 'accent_color', default: '#a34a1e' })
  accentColor!: string;

  @Column('text', { default: '' })
  postal!: string;

  @Column('text', { default: '' })
  phone!: string;

  @Column('text', { name: 'contact_email', default: '' })
  contactEmail!: string;

  @Column('text', { default: '' })
  website!: string;

  @Column('jsonb', { default: [] })
  links!: StaffIdentity['links'];

  @Column('text', { name: 'mail_footer', default: '' })
  mailFooter!: string;

  @Column('text', { name: 'not_found_title', default: '' })
  notFoundTitle!: string;

  @Column('text', { name: 'not_found_text', default: '' })
  notFoundText!: string;

  @Column('text', { name: 'maintenance_title', default: '' })
  maintenanceTitle!: string;

  @Column('text', { name: 'maintenance_text', default: '' })
  maintenanceText!: string;
}

/** One row: the links around every public page (ADR 113). */
@Entity('content_menus')
@Index('content_menus_standing', ['id'], HAS_STANDING)
@Index('content_menus_by_key', ['key'], { unique: true })
export class MenusRecord extends ContentRecord {
  @Column('text')
  title!: string;

  @Column('jsonb')
  header!: WrittenMenus['header'];

  @Column('jsonb')
  information!: WrittenMenus['information'];

  @Column('jsonb')
  tool!: WrittenMenus['tool'];

  @Column('jsonb')
  legal!: WrittenMenus['legal'];
}

/** The words of one kind of mail. */
@Entity('content_wording')
@Index('content_wording_standing', ['id'], HAS_STANDING)
@Index('content_wording_by_key', ['key'], { unique: true })
@Index('content_wording_by_name', ['name'], { unique: true })
export class WordingRecord extends ContentRecord {
  /** The kind of the mail. */
  @Column('text')
  name!: string;

  @Column('text')
  title!: string;

  @Column('jsonb')
  texts!: readonly string[];

  /** What each text is. The installation writes it. */
  @Column('jsonb')
  units!: StaffWording['units'];
}

/** @throws DomainError `donnees_invalides` for words that lack a fact or a link of the mail, or move one */
export function refuseOtherMarks(name: string, texts: readonly string[]): void {
  if (isWordingOf(shippedWording(projectPath('templates'), name).texts, texts)) return;
  throw refuseFields({ texts: { code: 'faits_du_message' } });
}

export const contentEntities = [...contentTextEntities, IdentityRecord, MenusRecord, WordingRecord];
