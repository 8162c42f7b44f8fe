import { describe, expect, it } from '@jest/globals';
import { fileFault, gridFileFault } from './fileFault';

const MEGABYTE = 1024 * 1024;

describe('a file for the media library', () => {
  it.each([
    ['photo.PNG', 10 * MEGABYTE, undefined, null],
    ['photo.PNG', 10 * MEGABYTE + 1, undefined, /trop volumineux.*10\sMo/],
    ['guide.pdf', 25 * MEGABYTE, undefined, null],
    ['guide.pdf', 25 * MEGABYTE + 1, 'document', /trop volumineux.*25\sMo/],
    ['guide.pdf', 1, 'picture', /^Ce fichier n’est pas une image\./],
    ['photo.jpg', 1, 'document', /^Ce fichier est une image\./],
    // The server decides what it is.
    ['sans extension', 1, 'picture', null],
  ] as const)('%s of %d bytes, asked for as %s', (name, size, asked, fault) => {
    const told = fileFault({ name, size }, asked);
    if (fault === null) expect(told).toBeNull();
    else expect(told).toMatch(fault);
  });
});

it.each([
  ['json', 1],
  ['xlsx', 5],
] as const)('a file for a draft of the grid, %s, has %d megabytes at most', (kind, most) => {
  expect(gridFileFault({ size: most * MEGABYTE }, kind)).toBeNull();
  expect(gridFileFault({ size: most * MEGABYTE + 1 }, kind)).toContain(`trop volumineux\u00a0: ${most}\u00a0Mo`);
});
