import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { noPdf, rowActions, rowPath, type RowState } from './rowActions';

const computed: RowState = {
  id: 5,
  status: ValuationStatus.UpToDate,
  displayed: { cents: 178533, unit: 'month' },
  visible: true,
  isBirthday: false,
};
const interrupted: RowState = { ...computed, status: ValuationStatus.InProgress, displayed: null };
const archived: RowState = { ...computed, status: ValuationStatus.Archived };
const commands = { onDownload: () => undefined, onHistory: () => undefined, onAction: () => undefined };
const labels = (row: RowState, associated = false) =>
  rowActions(row, { associated }, commands).map(({ label }) => label);

describe('a row of the dashboard', () => {
  it('leads to its result once computed, and back into its classification while interrupted', () => {
    expect(rowPath(computed)).toBe('/conclusion/5');
    expect(rowPath(interrupted)).toBe('/valorisation/5');
    expect(rowPath({ ...computed, status: ValuationStatus.ToRedo })).toBe('/valorisation/5');
    expect(rowPath({ ...archived, displayed: null })).toBeNull();
  });

  it('offers the PDF only when there is an amount to print', () => {
    expect(labels(computed)).toContain('Télécharger le PDF');
    expect(labels(interrupted)).not.toContain('Télécharger le PDF');
    expect(labels({ ...computed, status: ValuationStatus.ToRedo })).toContain('Télécharger le PDF');
    expect(noPdf(interrupted)).toBe('uncomputed');
    expect(noPdf({ ...archived, displayed: null })).toBe('never-computed');
    expect([computed, archived].map(noPdf)).toEqual([null, null]);
  });

  it('is not edited while archived, but can still be read and printed', () => {
    expect(labels(archived)).toEqual([
      'Ouvrir le résultat',
      'Télécharger le PDF',
      'Voir l’historique',
      'Dupliquer',
      'Desarchiver',
      'Masquer',
      'Supprimer',
    ]);
  });

  it('names its actions with the specification’s labels, the visibility for main accounts only', () => {
    const awaiting: RowState = { ...computed, status: ValuationStatus.AwaitingUpdate };
    const shared = ['Dupliquer', 'Dupliquer et archiver', 'Archiver'];
    expect(labels(awaiting).slice(4)).toEqual(['Mettre à jour', ...shared, 'Masquer', 'Supprimer']);
    expect(labels({ ...awaiting, visible: false }).slice(-2)).toEqual(['Rendre visible', 'Supprimer']);
    expect(labels(awaiting, true).slice(4)).toEqual(['Mettre à jour', ...shared, 'Supprimer']);
    expect(labels({ ...computed, isBirthday: true })).toContain('Appliquer l’ancienneté du jour');
  });

  it('passes on the chosen action', () => {
    const chosen: string[] = [];
    const items = rowActions(
      computed,
      { associated: false },
      { ...commands, onAction: (action) => chosen.push(action) },
    );
    for (const { onSelect } of items) onSelect?.();
    expect(chosen).toEqual(['duplicate', 'duplicateAndArchive', 'archive', 'hide', 'delete']);
  });

  it('always offers its history', () => {
    for (const row of [computed, interrupted, archived]) expect(labels(row)).toContain('Voir l’historique');
  });
});
