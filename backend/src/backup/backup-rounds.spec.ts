import { describe, expect, it } from '@jest/globals';
import { backUpDaily } from './backup-rounds.js';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-23T01:00:00Z');
const hours = (ms: number) => ms / HOUR_MS;

interface Told {
  /** Start times of the tries, in hours. */
  readonly tries: readonly number[];
  readonly lines: readonly string[];
}

/** Runs the schedule with these outcomes, one for each try; `sleeps` moves the clock during a pause. */
async function live(
  endings: readonly boolean[],
  { newest, sleeps = (ms) => ms }: { newest?: Date; sleeps?: (ms: number) => number } = {},
): Promise<Told> {
  const ending = new AbortController();
  const [tries, lines]: [number[], string[]] = [[], []];
  let now = START;
  await backUpDaily(
    {
      newest: async () => newest,
      attempt: async () => {
        tries.push(hours(now - START));
        if (tries.length === endings.length) ending.abort();
        return endings[tries.length - 1] === true;
      },
      wait: async (ms) => void (now += sleeps(ms)),
      now: () => new Date(now),
      tell: (line) => void lines.push(line),
    },
    ending.signal,
  );
  return { tries, lines };
}

const HOURS_AGO = (count: number) => new Date(START - count * HOUR_MS);

describe('the daily backups', () => {
  it('start at once when there is no backup of the last day', async () => {
    expect((await live([true])).tries).toEqual([0]);
    expect((await live([true], { newest: HOURS_AGO(25) })).tries).toEqual([0]);
  });

  it('wait for their hour after a restart of the process, and log when that is', async () => {
    const { tries, lines } = await live([true], { newest: HOURS_AGO(20) });
    expect([tries, lines]).toEqual([[4], ['Prochaine sauvegarde : 2026-11-23T05:00:00.000Z.']]);
  });

  it('run a day apart', async () => {
    expect((await live([true, true, true])).tries).toEqual([0, 24, 48]);
  });

  it('are retried soon after a failure, then at growing intervals, with a log line each time', async () => {
    const { tries, lines } = await live(Array.from({ length: 9 }, () => false));
    const pauses = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) * 60));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(lines.slice(0, 2)).toEqual([
      'Sauvegarde manquée (1\u00a0essai) : nouvel essai dans 1 min.',
      'Sauvegarde manquée (2\u00a0essais) : nouvel essai dans 2 min.',
    ]);
  });

  it('return to the daily interval and the first pause after a success', async () => {
    const { tries } = await live([false, false, true, false, true]);
    expect(tries.map((at) => Math.round(at * 60))).toEqual([0, 1, 3, 3 + 1440, 4 + 1440]);
  });

  it('wait at most a day if the clock goes back or a backup is of the future, and notice a sleep of the machine', async () => {
    let jumps = -30 * 24 * HOUR_MS;
    const back = await live([true, true], {
      newest: HOURS_AGO(-1000),
      sleeps: (ms) => {
        const jump = jumps;
        jumps = 0;
        return ms + jump;
      },
    });
    expect(back.tries.map((at) => at + 30 * 24)).toEqual([24, 48]);
    const asleep = await live([true, true], { sleeps: (ms) => ms + 8 * HOUR_MS });
    expect(asleep.tries).toEqual([0, 27]);
  });
});
