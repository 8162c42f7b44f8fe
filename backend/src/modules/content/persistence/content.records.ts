/** The tables of public content. Each record has its publication (ADR 29). */
import { Column, Entity, Index } from 'typeorm';
import { StaffRecord } from '../../../platform/rest/staff-record.js';
import type { PageBody, SectionPicture } from '@valorisation/contract';
import type { ContentState } from '../domain/publication.js';

/** A picture or a document of the media library (ADR 37). */
@Entity('content_media')
@Index('content_media_by_content', ['sha256'], { unique: true })
@Index('content_media_by_thumbnail', ['thumbnailSha256'])
@Index('content_media_by_date', ['createdAt'])
export class MediaRecord extends StaffRecord {
  @Column('text')
  kind!: 'picture' | 'document';

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'media_type' })
  mediaType!: string;

  @Column('integer', { name: 'byte_length' })
  byteLength!: number;

  /** Fingerprint of the stored bytes: a picture is stored as redrawn. */
  @Column('text')
  sha256!: string;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('text', { name: 'thumbnail_sha256', nullable: true })
  thumbnailSha256!: string | null;

  @Column('integer', { name: 'thumbnail_byte_length', nullable: true })
  thumbnailByteLength!: number | null;

  @Column('text', { default: '' })
  alt!: string;

  @Column('boolean', { default: false })
  archived!: boolean;

  @Index('content_media_by_tag', { synchronize: false })
  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  /** The point that crops keep in sight, in percent of the width and of the height. */
  @Column('smallint', { name: 'focus_x', default: 50 })
  focusX!: number;

  @Column('smallint', { name: 'focus_y', default: 50 })
  focusY!: number;
}

export const HAS_STANDING = { where: 'standing is not null' };

export abstract class ContentRecord extends StaffRecord {
  /** Identifies a shipped text, so that a later start finds it again. */
  @Column('text', { nullable: true })
  key!: string | null;

  @Column('text', { default: 'draft' })
  state!: ContentState;

  @Column('timestamptz', { name: 'opens_at', default: () => 'now()' })
  opensAt!: Date;

  @Column('timestamptz', { name: 'closes_at', nullable: true })
  closesAt!: Date | null;

  /** The whole record, by column names, as the public reads it until `opensAt`; set when it was public before. */
  @Column('jsonb', { nullable: true, select: false })
  standing!: object | null;
}

@Entity('content_page')
@Index('content_page_standing', ['id'], HAS_STANDING)
@Index('content_page_by_key', ['key'], { unique: true })
@Index('content_page_by_name', ['name'], { unique: true })
@Index('content_page_by_title', ['title', 'id'])
@Index('content_page_by_change', ['updatedAt', 'id'])
export class PageRecord extends ContentRecord {
  /** The name in addresses and calls. */
  @Column('text')
  name!: string;

  /** Earlier addresses, which lead to this page. A trigger keeps them. */
  @Index('content_page_former', { synchronize: false })
  @Column('text', { name: 'former_names', array: true, default: '{}' })
  formerNames!: string[];

  @Column('text')
  title!: string;

  @Column('jsonb')
  body!: PageBody;
}

@Entity('content_theme')
@Index('content_theme_standing', ['id'], HAS_STANDING)
@Index('content_theme_by_key', ['key'], { unique: true })
export class ThemeRecord extends ContentRecord {
  @Column('text')
  title!: string;
}

@Entity('content_article')
@Index('content_article_standing', ['id'], HAS_STANDING)
@Index('content_article_by_key', ['key'], { unique: true })
@Index('content_article_by_date', ['opensAt'])
@Index('content_article_by_theme', ['themeId'])
@Index('content_article_by_title', ['title', 'id'])
@Index('content_article_by_change', ['updatedAt', 'id'])
export class ArticleRecord extends ContentRecord {
  @Column('integer', { name: 'theme', nullable: true })
  themeId!: number | null;

  @Column('text')
  type!: string;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  @Column('jsonb', { nullable: true })
  cover!: SectionPicture | null;

  /** HTML, cleaned when it is written and again when the public reads it. */
  @Column('text')
  body!: string;
}

@Entity('content_document')
@Index('content_document_standing', ['id'], HAS_STANDING)
@Index('content_document_by_key', ['key'], { unique: true })
@Index('content_document_by_date', ['opensAt'])
export class DocumentRecord extends ContentRecord {
  @Column('text')
  type!: string;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'media_type' })
  mediaType!: string;

  @Column('integer', { name: 'byte_length' })
  byteLength!: number;

  @Column('text')
  sha256!: string;

  /** True: the product ships the file and puts it into the store if it is missing there. */
  @Column('boolean', { default: false })
  shipped!: boolean;

  /** The file of the media library; null for the product’s own. */
  @Column('integer', { name: 'media_id', nullable: true })
  mediaId!: number | null;
}

@Entity('content_series')
@Index('content_series_standing', ['id'], HAS_STANDING)
@Index('content_series_by_key', ['key'], { unique: true })
export class SeriesRecord extends ContentRecord {
  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;
}

@Entity('content_video')
@Index('content_video_standing', ['id'], HAS_STANDING)
@Index('content_video_by_key', ['key'], { unique: true })
@Index('content_video_by_series', ['seriesId', 'episode'])
export class VideoRecord extends ContentRecord {
  @Column('integer', { name: 'series_id', nullable: true })
  seriesId!: number | null;

  @Column('integer', { nullable: true })
  episode!: number | null;

  @Column('text')
  url!: string;

  @Column('text')
  title!: string;

  @Column('text')
  subtitle!: string;

  @Column('text')
  transcript!: string;
}

export const contentTextEntities = [
  PageRecord,
  ThemeRecord,
  ArticleRecord,
  DocumentRecord,
  SeriesRecord,
  VideoRecord,
  MediaRecord,
];
