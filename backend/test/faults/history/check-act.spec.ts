import { describe, expect, it } from '@jest/globals';
import { checkAct, countKept, type AskedAct } from './check-act.js';

const OWN = ['account.suspended', 'mail.requested'];
const once: AskedAct = {
  name: 'suspend-account',
  isSilent: false,
  mayRepeat: false,
  own: OWN,
  asked: [{ outcome: 'done', events: OWN }],
  stands: 1,
};
const silent: AskedAct = { ...once, isSilent: true, own: [], asked: [{ outcome: 'done', events: [] }] };
const nothing = { outcome: 'unknown', events: [] } as const;

describe('the check of an act', () => {
  it.each([
    ['was acknowledged and stands once', once],
    ['got no answer and did not happen', { ...once, asked: [nothing], stands: 0 }],
    ['got no answer and happened', { ...once, asked: [{ outcome: 'unknown', events: OWN }] }],
    ['was asked once more, and happened then', { ...once, asked: [nothing, ...once.asked] }],
    [
      'had happened, and is so when it is asked once more',
      {
        ...once,
        asked: [
          { outcome: 'unknown', events: OWN },
          { outcome: 'done', events: [] },
        ],
      },
    ],
    [
      'may be done again by itself, and was',
      { ...once, mayRepeat: true, asked: [{ outcome: 'unknown', events: [...OWN, ...OWN] }] },
    ],
    ['was refused', { ...once, asked: [{ outcome: 'refused', events: [] }], stands: 0 }],
    ['leaves nothing in the journal, and stands', silent],
    ['leaves nothing in the journal, and got no answer', { ...silent, asked: [nothing], stands: 0 }],
  ] as const)('accepts an act that %s', (_, act) => {
    expect(checkAct(act)).toEqual([]);
  });

  it.each([
    ['was acknowledged and is in neither', { ...once, asked: [{ outcome: 'done', events: [] }], stands: 0 }],
    ['was acknowledged and is in the journal alone', { ...once, stands: 0 }],
    ['happened by half', { ...once, asked: [{ outcome: 'unknown', events: ['account.suspended'] }], stands: 0 }],
    ['stands twice in the journal', { ...once, asked: [{ outcome: 'done', events: [...OWN, ...OWN] }] }],
    ['stands twice in the tables', { ...once, stands: 2 }],
    [
      'may be done again by itself, and was done by half',
      { ...once, mayRepeat: true, asked: [{ outcome: 'done', events: ['account.suspended'] }] },
    ],
    ['is in the tables alone', { ...once, asked: [nothing], stands: 1 }],
    ['was refused and happened', { ...once, asked: [{ outcome: 'refused', events: OWN }] }],
    ['leaves nothing in the journal, was acknowledged and is lost', { ...silent, stands: 0 }],
    ['leaves nothing in the journal and stands twice', { ...silent, stands: 2 }],
    [
      'leaves nothing in the journal, was refused and stands',
      { ...silent, asked: [{ outcome: 'refused', events: [] }] },
    ],
  ] as const)('reports an act that %s', (_, act) => {
    expect(checkAct(act)).not.toEqual([]);
  });

  it('counts each acknowledgement that the journal or the tables confirm', () => {
    const gone = { outcome: 'done', events: [] } as const;
    const again: AskedAct = { ...once, asked: [{ outcome: 'unknown', events: OWN }, gone] };
    const lost: AskedAct = { ...once, asked: [gone] };
    expect([once, again, lost, { ...once, asked: [nothing] }].map(countKept)).toEqual([1, 1, 0, 0]);
    expect([silent, { ...silent, stands: 0 }].map(countKept)).toEqual([1, 0]);
  });
});
