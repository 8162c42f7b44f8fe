/** The folder of the backups: their names, which files the product wrote, and which are old enough to delete. */
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAGIC } from './sealed-stream.js';
import pg from 'pg';
import { BACKUP_MARK } from '../platform/metrics/platform-gauges.js';

const MS_PER_DAY = 86_400_000;
const NAME = /^valorisation-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.backup(\.part)?$/;
/** No backup takes longer than this. An older unfinished file comes from a process that was killed. */
const LONGEST_PART_MS = MS_PER_DAY;

interface OwnFile {
  readonly path: string;
  /** The start time of the backup. It comes from the file's name, because a copied file has the date of its copy. */
  readonly at: Date;
  readonly isWhole: boolean;
}

/** Names sort by time. */
export function nameOf(now: Date): string {
  return `valorisation-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

export async function newestIn(folder: string): Promise<Date | undefined> {
  const times = (await ownFiles(folder)).filter(({ isWhole }) => isWhole).map(({ at }) => at.getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/**
 * Deletes backups older than `days`, except `kept`, the backup that was just written and checked. Answers how many were
 * deleted. Files with another form of name or other first bytes stay, because the product did not write them.
 */
export async function prune(folder: string, days: number, kept: string, now: Date): Promise<number> {
  const isOld = ({ at, isWhole }: OwnFile) =>
    now.getTime() - at.getTime() > (isWhole ? days * MS_PER_DAY : LONGEST_PART_MS);
  const old = (await ownFiles(folder)).filter((file) => file.path !== kept && isOld(file));
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}

async function ownFiles(folder: string): Promise<OwnFile[]> {
  const found: OwnFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [, hour, minute, second, part] = NAME.exec(entry.name) ?? [];
    const at = new Date(`${hour}:${minute}:${second}Z`);
    const path = join(folder, entry.name);
    if (!entry.isFile() || Number.isNaN(at.getTime()) || !(await beginsAsOurs(path))) continue;
    found.push({ path, at, isWhole: part === undefined });
  }
  return found;
}

async function beginsAsOurs(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const head = Buffer.alloc(MAGIC.byteLength);
    await file.read(head, 0, head.byteLength, 0);
    return head.equals(MAGIC);
  } finally {
    await file.close();
  }
}

/** Two backups may be written at once, so the mark keeps the later time. */
const MARK = `
  insert into process_heartbeat (name, seen_at) values ('${BACKUP_MARK}', $1)
  on conflict (name) do update set seen_at = greatest(process_heartbeat.seen_at, excluded.seen_at)`;

export async function markBackup(databaseUrl: string, at: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await noteBackup(client, at);
  } finally {
    await client.end();
  }
}

export async function noteBackup(client: pg.Client, at: string): Promise<void> {
  await client.query(MARK, [at]);
}
