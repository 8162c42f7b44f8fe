import { describe, expect, it } from '@jest/globals';
import { packetsByPerson, packetsOf } from '../../../api/bulkCalls';
import { ApiError } from '../../../core/errors';
import { outcomeWords } from './outcomeWords';

const outcome = (done: number, skipped = 0, stoppedBy: unknown = null) => ({ done, skipped, stoppedBy });

describe('a command on a selection', () => {
  it('reports what was done and what was skipped', () => {
    expect(outcomeWords('archive', outcome(3), 0)).toBe('3 valorisations archivées.');
    expect(outcomeWords('archive', outcome(1, 1), 2)).toBe('1 valorisation archivée. 3 l’étaient déjà.');
    expect(outcomeWords('duplicate', outcome(2), 0)).toBe('2 valorisations dupliquées.');
  });

  it('reports how far it came when a later call failed', () => {
    const words = outcomeWords('delete', outcome(500, 0, new ApiError(503, 'x', 'Réessayez plus tard.')), 0);
    expect(words).toBe('500 valorisations supprimées. La suite a été interrompue\u00a0: Réessayez plus tard.');
  });

  it('is sent in calls of 500 ids at most', () => {
    const packets = packetsOf(Array.from({ length: 900 }, (_, index) => index));
    expect(packets.map(({ length }) => length)).toEqual([500, 400]);
    expect(packets.flat()).toHaveLength(900);
    expect(packetsOf([])).toEqual([]);
  });

  it('is sent in packets that end between two people when each person gets one document', () => {
    const rows = [1, 2, 2, 3, 1, 4, 4].map((profileId, id) => ({ id, profileId }));
    const packets = packetsByPerson(rows, 4).map((packet) => packet.map(({ profileId }) => profileId));
    expect(packets).toEqual([
      [1, 1, 2, 2],
      [3, 4, 4],
    ]);
    expect(packetsByPerson(rows, 3).map(({ length }) => length)).toEqual([2, 3, 2]);
    expect(packetsByPerson([], 3)).toEqual([]);
  });
});
