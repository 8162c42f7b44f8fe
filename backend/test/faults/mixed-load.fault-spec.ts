/** Every fault under the same load: what was acknowledged is there once, and nobody waits in vain. */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';
import { eventually } from '../support/eventually.js';
import { countFound, lastEffects, untilCalm, wrongEffects, wrongRows } from './effects.js';
import type { Fault, Scene } from './fault.js';
import { FAULTS } from './faults.js';
import { openFaultyBench, type FaultyBench, type Place } from './faulty-bench.js';
import { Load } from './load.js';
import { Recorder } from './recorder.js';

const BEFORE = 20;
const AFTER = 15;
const LOAD_MS = 60_000;
const BACK_MS = 60_000;
/** A line for each fault, for the table that the reporter prints. */
const REPORT = projectPath('.cache', 'faults.jsonl');

async function acknowledged(recorder: Recorder, more: number, deadlineMs: number): Promise<void> {
  const before = recorder.count('done');
  await eventually(() => {
    if (recorder.count('done') < before + more) {
      throw new Error(`${recorder.count('done') - before} of ${more} were acknowledged: ${statusesOf(recorder)}`);
    }
  }, deadlineMs);
}

const statusesOf = ({ statuses }: Recorder): string => JSON.stringify(Object.fromEntries(statuses));

async function live(bench: FaultyBench, place: Place, fault: Fault): Promise<void> {
  const recorder = new Recorder();
  // What earlier faults asked for is no part of this one's quotas.
  await bench.owner.query('delete from rate_limit');
  await fault.prepare?.({ bench, recorder, load: new Load(recorder, []) });
  const load = new Load(recorder, await bench.heads());
  const scene: Scene = { bench, load, recorder };
  const before = await lastEffects(bench);
  load.start();
  let backMs = 0;
  try {
    await acknowledged(recorder, BEFORE, LOAD_MS);
    await fault.hurt(scene);
    const over = performance.now();
    await acknowledged(recorder, 1, BACK_MS);
    backMs = performance.now() - over;
    await acknowledged(recorder, AFTER, LOAD_MS);
  } finally {
    await load.stop();
  }
  await untilCalm(bench, before);
  const mails = { asked: load.mailsAsked, unsure: load.mailsUnsure, mayRepeat: fault.repeatsMails === true };
  const wrong = [
    ...(await wrongRows(bench, recorder.operations)),
    ...(await wrongEffects(bench, before, mails)),
    ...new Set(recorder.offences),
  ];
  await report(place, fault.name, {
    done: recorder.count('done'),
    found: await countFound(bench, recorder.operations),
    unknown: recorder.count('unknown'),
    refused: recorder.count('refused'),
    away: recorder.statuses.get(503) ?? 0,
    longestMs: Math.round(recorder.longestMs),
    backMs: Math.round(backMs),
    wrong: wrong.length,
  });
  expect(wrong).toEqual([]);
  await bench.product.verifyJournal();
  if (fault.refuses === true) expect(recorder.statuses.get(503) ?? 0).toBeGreaterThan(0);
}

async function report(place: Place, name: string, numbers: object): Promise<void> {
  await appendFile(REPORT, `${JSON.stringify({ place, name, ...numbers })}\n`);
}

const only = process.env['FAULTS']?.split(',');
const askedOn = (place: Place): readonly Fault[] => FAULTS[place].filter(({ name }) => only?.includes(name) !== false);
const PLACES: readonly [string, Place][] = [
  ['servers', 'servers'],
  ['one machine', 'machine'],
];

beforeAll(async () => {
  await mkdir(projectPath('.cache'), { recursive: true });
  await writeFile(REPORT, '');
  for (const [, place] of PLACES) {
    for (const { name, lacks } of askedOn(place)) if (lacks !== undefined) await report(place, name, { lacks });
  }
});

describe.each(PLACES.filter(([, place]) => askedOn(place).length > 0))(
  'people who work on %s while something fails lose nothing',
  (_, place) => {
    let bench: FaultyBench | undefined;

    beforeAll(async () => {
      bench = await openFaultyBench(place);
    });

    afterAll(async () => bench?.close());

    for (const fault of askedOn(place)) {
      const test = fault.lacks === undefined ? it : it.skip;
      test(fault.name, async () => {
        if (bench === undefined) throw new Error('The product did not start');
        await live(bench, place, fault);
      });
    }
  },
);
