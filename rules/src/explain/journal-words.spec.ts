import { describe, expect, it } from '@jest/globals';
import { journalFieldName, journalPart, type HeldLine, type JournalHeld } from './journal-words.js';

const line = (more: Partial<HeldLine> = {}): HeldLine => ({
  kind: 'account',
  type: 'record.changed',
  setting: null,
  names: {},
  ...more,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a value of the journal in words', () => {
  it.each<[Partial<HeldLine>, string, JournalHeld, string]>([
    [{}, 'archived', true, 'archivé : oui'],
    [{}, 'opensAt', '2026-11-20T23:30:00.000Z', 'visible à partir du : le 2026-11-20'],
    [{ type: 'account.deletion-planned' }, 'on', '2026-12-21', 'jour prévu : 21/12/2026'],
    [{}, 'closesAt', null, 'visible jusqu’au : aucun'],
    [{}, 'state', 'published', 'état : publié'],
    [{}, 'resource', 'events', 'liste : journal'],
    [{ kind: 'valuation' }, 'status', 2, 'statut : à refaire'],
    [{ kind: 'valuation' }, 'shareHundredths', 8000, 'temps de travail : 80 %'],
    [{ kind: 'valuation' }, 'cents', 178_533, 'minimum calculé : 1 785,33 €'],
    [{ kind: 'valuation', names: { 'functionId:14': 'Cuisinière' } }, 'functionId', 14, 'fonction : Cuisinière'],
    [{ kind: 'valuation', names: { 'gridId:2': '2024-09-01' } }, 'gridId', 2, 'grille : du 01/09/2024'],
    [{ kind: 'valuation' }, 'functionId', 14, 'fonction : n° 14'],
    [{ kind: 'valuation' }, 'functionId', 0, 'fonction : autre fonction'],
    [{ type: 'message.assigned', names: { 'to:5': 'Camille Martin' } }, 'to', 5, 'attribué à : Camille Martin'],
    [{ kind: 'settings', setting: 'maintenance' }, 'on', false, 'maintenance : arrêtée'],
    [{ kind: 'settings', setting: 'totp_required' }, 'value', 'staff', 'valeur : à toute l’équipe'],
    [{ kind: 'settings', setting: 'retention_months' }, 'value', 24, 'valeur : 24 mois'],
  ])('in %j: %s %j reads ‘%s’', (more, name, value, text) => {
    expect(plain(journalPart(line(more), name, value, (at) => `le ${at.slice(0, 10)}`))).toBe(text);
  });

  it('has a name for an answered criterion, and keeps a name that has no words', () => {
    expect(plain(journalFieldName('answer.3'))).toBe('réponse au critère n° 3');
    expect(journalFieldName('user_role')).toBe('rôle');
    expect(journalFieldName('inconnu_demain')).toBe('inconnu_demain');
  });
});
