/** The file system that Linux keeps in memory: what is written there and soon removed costs a fraction of a disk's. */
import { statfs } from 'node:fs/promises';

export const MEMORY_DISK = '/dev/shm';

/** A container's has 64 MB by default, which a browser or a database fills at once. @param {number} bytes that must be free */
export async function hasMemoryDisk(bytes) {
  const { bavail, bsize } = await statfs(MEMORY_DISK).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= bytes;
}
