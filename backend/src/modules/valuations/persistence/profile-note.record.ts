import { Column, Entity, Index } from 'typeorm';
import { NumberedRecord } from '../../../platform/persistence/numbered-record.js';

@Entity('profile_note')
@Index('profile_note_establishment', ['establishmentId'])
@Index('profile_note_profile', ['profileId'])
export class ProfileNoteRecord extends NumberedRecord {
  @Column('integer', { name: 'establishment_id' })
  establishmentId!: number;

  @Column('integer', { name: 'profile_id' })
  profileId!: number;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('date', { name: 'written_on' })
  writtenOn!: string;

  @Column('text')
  content!: string;
}
