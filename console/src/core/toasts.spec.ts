import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dismissToast, dismissUndoToasts, holdToasts, shownToasts, showToast, undoToast } from './toasts';

const messages = () => shownToasts().map(({ message }) => message);
const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe('a message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    for (const { id } of shownToasts()) dismissToast(id);
    jest.useRealTimers();
  });

  it('disappears by itself, is shown once, and stays until it is closed when it is a refusal', () => {
    showToast('Enregistré');
    showToast('Enregistré');
    const refusal = showToast('Refusé', 'error');
    expect(messages()).toEqual(['Enregistré', 'Refusé']);
    pass(7_000);
    expect(messages()).toEqual(['Refusé']);
    pass(600_000);
    expect(messages()).toEqual(['Refusé']);
    dismissToast(refusal);
    expect(messages()).toEqual([]);
  });

  it('makes room for the newest of four: one without an undo goes first, a refusal stays', () => {
    showToast('Refusé', 'error');
    showToast('Archivé', 'success', { onUndo: () => undefined });
    for (const message of ['Un', 'Deux', 'Trois']) showToast(message);
    expect(messages()).toEqual(['Refusé', 'Archivé', 'Deux', 'Trois']);
  });

  it('is shown even beside three acts that can be undone: the oldest of them goes', () => {
    for (const act of ['Un', 'Deux', 'Trois']) showToast(act, 'success', { onUndo: () => undefined });
    showToast('Rien à voir');
    expect(messages()).toEqual(['Deux', 'Trois', 'Rien à voir']);
  });

  it('with an undo stays 10 seconds, each act with its own', () => {
    const undone: string[] = [];
    showToast('Archivé', 'success', { onUndo: () => undone.push('first') });
    const second = showToast('Archivé', 'success', { onUndo: () => undone.push('second') });
    pass(9_999);
    expect(messages()).toEqual(['Archivé', 'Archivé']);
    undoToast(second);
    expect(undone).toEqual(['second']);
    pass(1);
    expect(messages()).toEqual([]);
    expect(undone).toEqual(['second']);
  });

  it('reports once that it has gone, but not when its act was undone', () => {
    const gone: string[] = [];
    const options = (name: string) => ({ stayMs: 8_000, onUndo: () => undefined, onGone: () => gone.push(name) });
    showToast('by its time', 'info', options('by its time'));
    const closed = showToast('closed', 'info', options('closed'));
    const undone = showToast('undone', 'info', options('undone'));
    dismissToast(closed);
    undoToast(undone);
    expect(gone).toEqual(['closed']);
    pass(8_000);
    dismissToast(closed);
    undoToast(undone);
    expect(gone).toEqual(['closed', 'by its time']);
  });

  it('pauses while it has the pointer or the focus, then continues with the remaining time', () => {
    showToast('Archivé', 'success', { onUndo: () => undefined });
    pass(6_000);
    const [byPointer, byFocus] = [holdToasts(), holdToasts()];
    pass(60_000);
    byPointer();
    showToast('Enregistré');
    pass(60_000);
    expect(messages()).toEqual(['Archivé', 'Enregistré']);
    byFocus();
    pass(3_999);
    expect(messages()).toEqual(['Archivé', 'Enregistré']);
    pass(1);
    expect(messages()).toEqual(['Enregistré']);
    pass(3_000);
    expect(messages()).toEqual([]);
  });

  it('with an undo disappears with the session, the others stay', () => {
    showToast('Archivé', 'success', { onUndo: () => undefined });
    showToast('Enregistré');
    dismissUndoToasts();
    expect(messages()).toEqual(['Enregistré']);
  });
});
