import { describe, expect, it } from '@jest/globals';
import { outcomeMessage } from './manyOutcome';

const told = (count: number) => `${count} traités.`;
const because = (message: string, ...ids: number[]) => ids.map((id) => ({ id, code: 'code', message }));

describe('the outcome of an act on many records', () => {
  it('states how many were changed', () => {
    expect(outcomeMessage({ done: [1, 2], left: [] }, told)).toEqual({ text: '2 traités.', type: 'success' });
  });

  it('states the reasons for the others, with their numbers while they are few', () => {
    const left = [...because('Déjà publié.', 3, 4), ...because('Disparu.', 5, 6, 7, 8, 9, 10)];
    expect(outcomeMessage({ done: [1], left }, told)).toEqual({
      text: '1 traités. Sans changement (n°\u00a03, 4)\u00a0: Déjà publié. Sans changement (6\u00a0éléments)\u00a0: Disparu.',
      type: 'warning',
    });
  });

  it('for a single one states only the reason, and shows no text ids', () => {
    expect(outcomeMessage({ done: [], left: because('Déjà publié.', 3) }, told).text).toBe('Déjà publié.');
    const left = [{ id: 'pdf.4f0c', code: 'code', message: 'Disparu.' }];
    expect(outcomeMessage({ done: ['pdf.1'], left }, told).text).toBe(
      '1 traités. Sans changement (1\u00a0élément)\u00a0: Disparu.',
    );
  });
});
