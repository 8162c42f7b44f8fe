import { Logger } from '@nestjs/common';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';
import { gaugeRelay } from './platform-gauges.js';

describe('a measured value', () => {
  let warned: { readonly measure: string }[];
  let metrics: Metrics;

  const measureOf = async (name: string) => {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.filter((line) => line.startsWith(name));
  };

  beforeEach(() => {
    warned = [];
    const silent = () => undefined;
    Logger.overrideLogger({
      log: silent,
      error: silent,
      warn: (line: { readonly measure: string }) => warned.push(line),
    });
    metrics = new Metrics();
  });

  afterAll(() => {
    Logger.overrideLogger(false);
  });

  it('is left out while its lookup fails, with one warning and one notice of its return; the others are reported', async () => {
    let isAway = true;
    const failing = async (value: number) => {
      if (isAway) throw new TypeError('of marie@exemple.fr');
      return [{ labels: {}, value }];
    };
    metrics.gauge('plain', 'One', [], async () => failing(1));
    metrics.gauge('labelled', 'Two', ['queue', 'state'], async () =>
      (await failing(2)).map(({ value }) => ({ labels: { queue: 'mail', state: 'failed' }, value })),
    );
    metrics.gauge('whole', 'Three', [], async () => [{ labels: {}, value: 3 }]);
    for (let time = 0; time < 3; time += 1) {
      expect(await measureOf('whole')).toEqual(['whole 3']);
      expect([...(await measureOf('plain')), ...(await measureOf('labelled'))]).toEqual([]);
    }
    // The order of the warnings does not matter.
    expect(warned.toSorted((one, other) => one.measure.localeCompare(other.measure))).toMatchObject(
      ['labelled', 'plain'].map((measure) => ({ msg: 'measure missing', measure, fault: { name: 'TypeError' } })),
    );
    expect(JSON.stringify(warned)).not.toContain('marie');
    isAway = false;
    expect(await measureOf('labelled')).toEqual(['labelled{queue="mail",state="failed"} 2']);
    expect(warned).toHaveLength(2);
    isAway = true;
    expect(await measureOf('labelled')).toEqual([]);
    expect(warned).toHaveLength(4);
  });

  it('takes one statement for both numbers of the relay, and a new one each time', async () => {
    let statements = 0;
    gaugeRelay(metrics, {
      across: async () => {
        statements += 1;
        if (statements === 2) throw new Error('away');
        return [[{ events: statements, seconds: -1 }]] as never;
      },
    });
    const both = ['valorisation_relay_events_waiting 1', 'valorisation_relay_lag_seconds 0'];
    expect(await measureOf('valorisation_relay')).toEqual(both);
    expect([await measureOf('valorisation_relay'), statements]).toEqual([[], 2]);
    expect([(await measureOf('valorisation_relay'))[0], statements]).toEqual([
      'valorisation_relay_events_waiting 3',
      3,
    ]);
  });
});
