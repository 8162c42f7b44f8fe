/** The federation's directory of a department. */
import { directoryCalls, type DirectoryPage } from '@valorisation/contract';
import { call } from './call';

export type { DirectoryContact, DirectoryContactGroup, DirectoryEntry } from '@valorisation/contract';

/** @throws ApiError `annuaire_indisponible`, `trop_de_tentatives` */
export async function readDirectory(department: string): Promise<DirectoryPage> {
  return call(directoryCalls.directory, { query: { department } });
}
