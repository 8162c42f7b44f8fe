import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeFolder } from './make-folder.js';
import { OperatorError } from './operator-error.js';

describe('a folder named by a setting', () => {
  const place = mkdtempSync(join(tmpdir(), 'valorisation-folder-'));
  const file = join(place, 'file');
  writeFileSync(file, '');

  afterAll(() => rmSync(place, { recursive: true }));

  it('is created with its parents, and kept when it exists', () => {
    const path = join(place, 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(existsSync(path)).toBe(true);
  });

  it.each([
    ['a file in its place', file],
    ['a file above it', join(file, 'a', 'b')],
    ['a system that makes none there', '/proc/absent/a'],
  ])('is refused in one line when there is %s', (_, path) => {
    expect(() => makeFolder(path)).toThrow(OperatorError);
    expect(() => makeFolder(path)).toThrow(/^Fichier ou dossier inutilisable \(\w*\) : .+$/);
  });
});
