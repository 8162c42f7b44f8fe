/** Faults of the file storage and of the mail server. */
import { strikeDuringSending } from './amid.js';
import { during, LONG_MS, SHORT_MS, type Fault } from './fault.js';
import { cutFilesBelow, fillDisk, mayMount, remount } from './parts/fault-tools.js';
import type { SmtpMood } from './parts/moody-smtp.js';
import type { StorageMood } from './parts/moody-storage.js';

const storing = (mood: StorageMood, ms: number): Fault => ({
  name: `files-${mood}`,
  // All tries of a document may fall into the silence.
  failsDocuments: mood === 'silent',
  hurt: async ({ bench: { storage } }) =>
    during(
      ms,
      () => storage.become(mood),
      () => storage.become('keeping'),
    ),
});

const mailing = (mood: SmtpMood): Fault => ({
  name: `mails-${mood}`,
  hurt: async ({ bench: { smtp } }) =>
    during(
      SHORT_MS,
      () => smtp.become(mood),
      () => smtp.become('taking'),
    ),
});

/** The storage recovers by itself as soon as the disk does. */
export const diskFaults: readonly Fault[] = [
  {
    name: 'files-disk-full',
    lacks: mayMount ? undefined : 'no-mount',
    hurt: async ({ bench: { filesFolder } }) => {
      const free = await fillDisk(filesFolder);
      await during(SHORT_MS, () => undefined, free);
    },
  },
  {
    name: 'files-disk-read-only',
    lacks: mayMount ? undefined : 'no-mount',
    hurt: async ({ bench: { filesFolder } }) =>
      during(
        SHORT_MS,
        () => remount(filesFolder, 'ro'),
        () => remount(filesFolder, 'rw'),
      ),
  },
];

export const storageFaults: readonly Fault[] = [
  storing('read-only', SHORT_MS),
  storing('full', SHORT_MS),
  storing('slow', SHORT_MS),
  storing('lying', SHORT_MS),
  storing('silent', LONG_MS),
  {
    name: 'files-cut',
    hurt: async ({ bench: { place, storage, filesFolder }, load }) => {
      if (place === 'servers') storage.cutFiles();
      else await cutFilesBelow(filesFolder);
      await load.readAgain();
    },
  },
];

export const mailFaults: readonly Fault[] = [
  mailing('slow'),
  mailing('refusing'),
  mailing('closing'),
  {
    name: 'mails-gone',
    repeatsMails: true,
    // Once before it has stored the mail, once before it has said so.
    hurt: async (scene) => {
      const { kill, start } = scene.bench.smtp;
      for (const mood of ['holding', 'mute'] as const)
        await strikeDuringSending(scene, async () => during(SHORT_MS, kill, start), mood);
    },
  },
];
