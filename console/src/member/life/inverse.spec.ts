import { describe, expect, it } from '@jest/globals';
import type { UndoCalls } from '../../api/undoCalls';
import type { Valuation } from '../../api/valuation';
import { aRow } from '../../testing/builders';
import { inverseOf, inverseOfMany, inverseOfRename, type Inverse } from './inverse';

const row = aRow();
const made: Pick<Valuation, 'id' | 'version' | 'profileId' | 'profileName'> = { ...row, id: 5, version: 4 };
const outcome = { done: 2, skipped: 1, ids: [5, 6], versions: [4, 9], stoppedBy: null };

/** The request that an undo sends, in words. */
async function sentBy(inverse: Inverse | null): Promise<string> {
  const sent: unknown[] = [];
  const note =
    (name: string) =>
    async (...values: unknown[]) =>
      void sent.push([name, ...values]);
  const calls: UndoCalls = {
    archive: note('archive'),
    visibility: note('visibility'),
    rename: note('rename'),
    duplicate: note('duplicate'),
    duplicates: note('duplicates'),
  };
  await inverse?.send(calls);
  return JSON.stringify(sent);
}

describe('the undo of an act', () => {
  it('is the inverse command, at the version that the act has made', async () => {
    expect(await sentBy(inverseOf('archive', row, made))).toBe('[["archive",{"ids":[5],"versions":[4]}]]');
    expect(await sentBy(inverseOf('hide', row, made))).toBe('[["visibility","hide",{"ids":[5],"versions":[4]}]]');
    expect(await sentBy(inverseOfRename({ id: 2, name: 'Amandine' }, 7))).toBe(
      '[["rename",{"id":2,"version":7},"Amandine"]]',
    );
  });

  it('deletes a copy, at the version that the copying has made', async () => {
    for (const command of ['duplicate', 'duplicateAndArchive'] as const) {
      expect(await sentBy(inverseOf(command, row, made))).toBe('[["duplicate",{"id":5,"version":4}]]');
    }
  });

  it('deletes the person added for a copy with it, and names the source', async () => {
    const theirs = { ...made, profileId: 9, profileName: 'Paul Durand' };
    expect(await sentBy(inverseOf('duplicate', row, theirs, true))).toBe('[["duplicate",{"id":5,"version":4},9]]');
    expect(await sentBy(inverseOf('duplicate', row, theirs))).toBe('[["duplicate",{"id":5,"version":4}]]');
    expect(inverseOf('duplicate', row, theirs)?.message).toContain('(Paul Durand)');
  });

  it('restores the rows of a selection that were changed', async () => {
    expect(await sentBy(inverseOfMany('archive', outcome))).toContain('"ids":[5,6],"versions":[4,9]');
    expect(await sentBy(inverseOfMany('show', outcome))).toContain('"ids":[5,6],"versions":[4,9]');
    expect(await sentBy(inverseOfMany('duplicate', outcome))).toMatch(
      /^\[\["duplicates",.*"ids":\[5,6\],"versions":\[4,9\]/,
    );
    expect(inverseOfMany('archive', { ...outcome, done: 0, ids: [], versions: [] })).toBeNull();
  });

  it('says what it has done, for one and for several', () => {
    expect(inverseOf('archive', row, made)?.message).toContain('Archivage annulé');
    expect(inverseOfMany('archive', outcome)?.message).toContain('2 valorisations retrouvent leur statut');
    expect(inverseOfMany('duplicate', outcome)?.message).toContain('2 copies sont supprimées');
    expect(inverseOfMany('hide', { ...outcome, done: 1 })?.message).toContain('la valorisation est de nouveau visible');
  });

  it('does not exist for an act without inverse', () => {
    for (const command of ['unarchive', 'bringUpToDate', 'noteHistory'] as const) {
      expect(inverseOf(command, row, made)).toBeNull();
    }
    for (const command of ['unarchive', 'bringUpToDate', 'delete'] as const) {
      expect(inverseOfMany(command, outcome)).toBeNull();
    }
  });
});
