import { describe, expect, it } from '@jest/globals';
import type { JobWaits } from '@valorisation/contract';
import { hoursOfWaits } from './hoursOfWaits';

const NOW = Date.parse('2026-11-20T09:30:00.000Z');
const waits: JobWaits[] = [
  { hour: '2026-11-20T08:00:00.000Z', queue: 'pdf', jobs: 1, average_ms: 400, longest_ms: 400 },
  { hour: '2026-11-20T08:00:00.000Z', queue: 'mail', jobs: 3, average_ms: 100, longest_ms: 250 },
];

describe('waits by hour', () => {
  it('cover 24 hours, the current one last', () => {
    const hours = hoursOfWaits([], null, NOW);
    expect([hours.length, hours[0]?.hour, hours.at(-1)?.hour]).toEqual([
      24,
      '2026-11-19T10:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]);
    expect(hours.every(({ jobs, average, longest }) => jobs + average + longest === 0)).toBe(true);
  });

  it('weight each queue by its jobs, and keep the longest', () => {
    const found = (queue: 'pdf' | null) => hoursOfWaits(waits, queue, NOW).at(-2);
    expect(found(null)).toMatchObject({ jobs: 4, average: 175, longest: 400 });
    expect(found('pdf')).toMatchObject({ jobs: 1, average: 400, longest: 400 });
  });
});
