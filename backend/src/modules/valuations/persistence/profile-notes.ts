import { Injectable } from '@nestjs/common';
import type { ProfileNote } from '@valorisation/contract';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { staleVersion } from '../domain/valuation.errors.js';

const NOTE = `n.id, n.version, to_char(n.written_on, 'YYYY-MM-DD') as "writtenOn", n.content`;

interface NoteVersion {
  readonly id: number;
  readonly version: number;
}

/** The notes of a head about a person. They leave nothing in the journal, because it is kept and read by more people. */
@Injectable()
export class ProfileNotes {
  constructor(private readonly reader: TenantReader) {}

  /** The latest first. @throws 404 `introuvable` for an unknown person */
  async of(establishmentId: number, profileId: number): Promise<readonly ProfileNote[]> {
    const rows = await this.reader.rows<ProfileNote | { readonly id: null }>(establishmentId, {
      name: 'profile-notes',
      text: `select ${NOTE} from profile p left join profile_note n on n.profile_id = p.id
              where p.establishment_id = $1 and p.id = $2 order by n.written_on desc, n.id desc`,
      values: [establishmentId, profileId],
    });
    if (rows.length === 0) throw notFound('person');
    return rows.filter((row) => row.id !== null);
  }

  /** @throws 404 `introuvable` for an unknown person */
  async add(
    { manager, establishmentId }: Transaction,
    profileId: number,
    { content, writtenOn }: Pick<ProfileNote, 'content' | 'writtenOn'>,
  ): Promise<ProfileNote> {
    const [note]: ProfileNote[] = await manager.query(
      `insert into profile_note as n (establishment_id, profile_id, written_on, content)
       select p.establishment_id, p.id, $3, $4 from profile p where p.establishment_id = $1 and p.id = $2
       returning ${NOTE}`,
      [establishmentId, profileId, writtenOn, content],
    );
    if (note === undefined) throw notFound('person');
    return note;
  }

  /** @throws 404 `introuvable`, 409 `version_perimee` */
  async change(tx: Transaction, { id, version }: NoteVersion, content: string): Promise<ProfileNote> {
    const [[note]]: [ProfileNote[], number] = await tx.manager.query(
      `update profile_note n set content = $4, version = version + 1
        where n.establishment_id = $1 and n.id = $2 and n.version = $3 returning ${NOTE}`,
      [tx.establishmentId, id, version, content],
    );
    return note ?? this.refuse(tx, id);
  }

  /** Answers what is deleted. @throws 404 `introuvable`, 409 `version_perimee` */
  async delete(tx: Transaction, { id, version }: NoteVersion): Promise<ProfileNote> {
    const [[note]]: [ProfileNote[], number] = await tx.manager.query(
      `delete from profile_note n where n.establishment_id = $1 and n.id = $2 and n.version = $3 returning ${NOTE}`,
      [tx.establishmentId, id, version],
    );
    return note ?? this.refuse(tx, id);
  }

  private async refuse({ manager, establishmentId }: Transaction, id: number): Promise<never> {
    const found: unknown[] = await manager.query('select from profile_note where establishment_id = $1 and id = $2', [
      establishmentId,
      id,
    ]);
    throw found.length === 0 ? notFound('note') : staleVersion('note');
  }
}
