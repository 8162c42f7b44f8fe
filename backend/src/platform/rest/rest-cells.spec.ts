import { describe, expect, it } from '@jest/globals';
import { csvLines } from '../csv/csv-lines.js';
import { cellText } from './rest-exporter.js';
import { listWords } from './rest-list-words.js';

const none = new Map<string, string>();

describe('a value of a staff list in a spreadsheet', () => {
  it.each<[unknown, string]>([
    [null, ''],
    [12.5, '12,5'],
    ['2026-11-02', '02/11/2026'],
    [new Date('2026-11-02T23:30:00Z'), '03/11/2026 00:30'],
    [{ on: 2, message: '', since: null, days: ['2026-11-02', 3] }, 'on\u00a0: 2, days\u00a0: 02/11/2026, 3'],
    [[{ at: '2026-11-02T23:30:00.000Z' }, { at: '2026-11-02' }], 'at\u00a0: 03/11/2026 00:30\nat\u00a0: 02/11/2026'],
    ['texte', 'texte'],
    ['2026-13-45T99:99:99Z', '2026-13-45T99:99:99Z'],
  ])('%j is shown as %j', (value, text) => {
    expect(cellText(value, none)).toBe(text);
  });

  it('is in French when the resource or the common words have a text for it', () => {
    const { of, heading } = listWords('account-requests');
    expect(['state', 'register_finding', 'decided_by', 'siret'].map(heading)).toEqual([
      'État',
      'Registre public',
      'Réponse de',
      'SIRET',
    ]);
    expect([cellText('waiting', of('state')), cellText(true, of('activated'))]).toEqual(['à examiner', 'oui']);
    expect(cellText('waiting', listWords('mails').of('state'))).toBe('en attente');
    // A title that equals the code of a state is still a title.
    expect(cellText('draft', listWords('articles').of('title'))).toBe('draft');
  });

  it.each(['=1+1', '+33', '-2+3', '@x', '\t=1', '\uFF1D1'])('that begins like a formula (%j) is no formula', (text) => {
    expect(csvLines([[text]])).toMatch(/^"?'/);
  });
});
