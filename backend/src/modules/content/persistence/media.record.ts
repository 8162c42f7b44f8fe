import { Column, Entity, Index } from 'typeorm';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

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
}
