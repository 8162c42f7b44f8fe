import { describe, expect, it } from '@jest/globals';
import { answer, assign, close, greets, note, reopen, type Changed, type Conversation } from './conversation.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const LATER = new Date('2026-11-23T10:00:00Z');
const fresh: Conversation = { assignedTo: null, answeredAt: null, closedAt: null };
const typesOf = ({ events }: Changed) => events.map(({ type }) => type);

describe('an answer', () => {
  it.each(['Bonjour,\n\nVoici.', '  bonjour Madame', 'Madame Morvan,', 'Chère collègue,', 'Chers tous,', 'BONSOIR'])(
    'greets: %j',
    (text) => expect(greets(text)).toBe(true),
  );

  it.each(['Voici la réponse.', 'Cherchez la fonction 28.', 'Bonjournée', 'Il faut saluer : bonjour'])(
    'adds no greeting: %j',
    (text) => expect(greets(text)).toBe(false),
  );
});

describe('a conversation', () => {
  it('is assigned to the first person who answers, and keeps the time of the first answer', () => {
    const first = answer(fresh, 5, NOW);
    expect(first.conversation).toEqual({ assignedTo: 5, answeredAt: NOW, closedAt: null });
    expect(typesOf(first)).toEqual(['message.assigned', 'message.answered']);
    const second = answer(first.conversation, 6, LATER);
    expect(second.conversation).toEqual(first.conversation);
    expect(typesOf(second)).toEqual(['message.answered']);
  });

  it('can be assigned, reassigned and unassigned; assigning the same person again changes nothing', () => {
    const given = assign(fresh, 5);
    expect(given.events).toMatchObject([{ type: 'message.assigned', payload: { to: 5 } }]);
    expect(assign(given.conversation, 5).events).toEqual([]);
    expect(assign(given.conversation, null).events).toMatchObject([{ payload: { to: null } }]);
  });

  it('once closed takes a note only, until it is reopened', () => {
    const { conversation: closed } = close(fresh, NOW);
    expect(closed.closedAt).toBe(NOW);
    for (const act of [() => answer(closed, 5, LATER), () => assign(closed, 5), () => close(closed, LATER)]) {
      expect(act).toThrow('message_clos');
    }
    expect(typesOf(note(closed))).toEqual(['message.noted']);
    const opened = reopen(closed);
    expect(opened.conversation).toEqual(fresh);
    expect(() => reopen(opened.conversation)).toThrow('message_ouvert');
  });
});
