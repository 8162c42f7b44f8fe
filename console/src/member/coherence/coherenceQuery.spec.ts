import { describe, expect, it } from '@jest/globals';
import { WHOLE_COHERENCE } from '@valorisation/rules';
import { coherencePath, isFiltered, readCoherenceQuery } from './coherenceQuery';

const read = (query: string) => readCoherenceQuery(new URLSearchParams(query));

describe('the address of the page of coherence', () => {
  it('filters nothing when it is empty', () => {
    expect(read('')).toEqual(WHOLE_COHERENCE);
    expect(coherencePath(WHOLE_COHERENCE)).toBe('/coherence');
    expect(isFiltered(WHOLE_COHERENCE)).toBe(false);
  });

  it.each([
    '/coherence?critere=4',
    '/coherence?famille=0',
    '/coherence?q=le+goff',
    '/coherence?voir=ecarts',
    '/coherence?critere=1&famille=14&q=Zo%C3%A9&voir=motifs',
  ])('is written from and read as the filter of %s', (address) => {
    const filter = read(address.split('?')[1] ?? '');
    expect(isFiltered(filter)).toBe(true);
    expect(coherencePath(filter)).toBe(address);
  });

  it('ignores what it does not know', () => {
    expect(read('critere=un&famille=-3&voir=autre')).toEqual(WHOLE_COHERENCE);
  });

  it('changes one value and keeps the others', () => {
    expect(coherencePath(read('critere=1&q=zo'), { view: 'outliers' })).toBe('/coherence?critere=1&q=zo&voir=ecarts');
    expect(coherencePath(read('critere=1&q=zo'), { criterionId: null })).toBe('/coherence?q=zo');
  });
});
