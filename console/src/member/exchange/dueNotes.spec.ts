import { describe, expect, it } from '@jest/globals';
import { DUE_SOURCE_NAMES, ValuationStatus } from '@valorisation/rules';
import { dueNotes } from './dueNotes';

const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s/g, ' '));
const status = ValuationStatus.UpToDate;

describe('the note below the amount of an imported row', () => {
  it("states its source, and the agreement's amount where that is less", () => {
    const due = { cents: 186_702, unit: 'month', source: 'minimum-wage' } as const;
    expect(plain(dueNotes({ status, due, conventionalCents: 184_340 }))).toEqual([
      'Smic',
      'minimum conventionnel : 1 843,40 €',
    ]);
  });

  it("is absent when it is the agreement's amount, or not computed", () => {
    const due = { cents: 200_000, unit: 'month', source: 'minimum' } as const;
    expect(dueNotes({ status, due, conventionalCents: 200_000 })).toEqual([]);
    expect(dueNotes({ status: ValuationStatus.InProgress, due: null, conventionalCents: null })).toEqual([]);
  });

  it('states that a row of a former grid waits for an update', () => {
    const due = { cents: 200_000, unit: 'month', source: 'minimum' } as const;
    expect(plain(dueNotes({ status: ValuationStatus.AwaitingUpdate, due, conventionalCents: 200_000 }))).toEqual([
      'Au moins (grille précédente), à mettre à jour',
    ]);
  });

  it("names no grid where today's floor applies", () => {
    const due = { cents: 200_000, unit: 'month', source: 'branch-floor' } as const;
    const notes = dueNotes({ status: ValuationStatus.AwaitingUpdate, due, conventionalCents: 200_000 });
    expect(notes).toEqual([DUE_SOURCE_NAMES['branch-floor'], 'Au moins, à mettre à jour']);
  });
});
