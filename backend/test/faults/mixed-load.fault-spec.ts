/** Every fault under the same load: acknowledged changes exist once, and every request ends. */
import { appendFile, mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';
import { eventually } from '../support/eventually.js';
import { itUnless } from '../support/lacks.js';
import { emailOf } from '../support/role-clients.js';
import { countFound, lastEffects, untilCalm, wrongEffects, wrongRows } from './effects.js';
import { isAsked, type Fault, type Scene } from './fault.js';
import { FAULTS } from './faults.js';
import { AS_SHIPPED, openFaultyBench, type FaultyBench, type Place } from './faulty-bench.js';
import { refuseNameless } from './french-names.js';
import { LiveReader } from './live-reader.js';
import { Load } from './load.js';
import { OtherActs } from './other-acts.js';
import { Recorder } from './recorder.js';

const BEFORE = 20;
const AFTER = 15;
const LOAD_MS = 60_000;
const BACK_MS = 60_000;
/** One line for each fault, for the reporter's table. */
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

interface Lived {
  readonly wrong: readonly string[];
  readonly figures: object;
}

async function live(bench: FaultyBench, fault: Fault): Promise<Lived> {
  const recorder = new Recorder();
  // Requests of earlier faults must not use up this fault's limits.
  await bench.owner.query('delete from rate_limit');
  await fault.prepare?.(bench);
  await bench.runWith(fault.variables?.(bench) ?? AS_SHIPPED);
  const heads = await bench.heads();
  const [main] = heads;
  if (main === undefined) throw new Error('No one works');
  const others = new OtherActs(bench, recorder, { head: main, ...(await bench.staff()) });
  const load = new Load(recorder, heads, async () => others.actAtRandom());
  const scene: Scene = { bench, load, recorder, others, amid: new Set(), strikes: 0 };
  const onlooker = new LiveReader(main);
  const before = await lastEffects(bench);
  load.start();
  let backMs = 0;
  let wrongNews: readonly string[] = [];
  try {
    await onlooker.start();
    await acknowledged(recorder, BEFORE, LOAD_MS);
    await fault.hurt(scene);
    const over = performance.now();
    await acknowledged(recorder, 1, BACK_MS);
    backMs = performance.now() - over;
    await acknowledged(recorder, AFTER, LOAD_MS);
    await load.stop();
    wrongNews = await onlooker.wrong(bench.owner, emailOf('main'));
  } finally {
    await load.stop();
    await onlooker.stop();
  }
  await others.untilDone();
  await untilCalm(bench, before);
  const strikes = fault.repeatsMails === true ? Math.max(1, scene.strikes) : 0;
  const mails = { asked: load.mailsAsked, unsure: load.mailsUnsure, strikes };
  const acts = await others.judged();
  const effects = await wrongEffects(bench, before, mails, fault.failsDocuments === true);
  const wrong = [
    ...(await wrongRows(bench, recorder.operations)),
    ...acts.wrong,
    ...effects.wrong,
    ...wrongNews,
    ...new Set(recorder.offences),
    ...(await wrongJournal(bench)),
    ...(fault.refuses === true && !recorder.statuses.has(503) ? ['no call was refused'] : []),
  ];
  const figures = {
    done: recorder.count('done') + others.count('done'),
    found: (await countFound(bench, recorder.operations)) + acts.found,
    unknown: recorder.count('unknown') + others.count('unknown'),
    refused: recorder.count('refused') + others.count('refused'),
    away: recorder.statuses.get(503) ?? 0,
    longestMs: Math.round(recorder.longestMs),
    backMs: Math.round(backMs),
    repeats: effects.repeats,
    opened: onlooker.opened,
    wrong: wrong.length,
    amid: [...scene.amid],
  };
  return { wrong, figures };
}

async function outlive(bench: FaultyBench, place: Place, fault: Fault): Promise<void> {
  const { wrong, figures } = await live(bench, fault);
  await report(place, fault.name, figures);
  expect(wrong).toEqual([]);
}

async function wrongJournal({ product }: FaultyBench): Promise<string[]> {
  try {
    await product.verifyJournal();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

async function report(place: Place, name: string, numbers: object): Promise<void> {
  await appendFile(REPORT, `${JSON.stringify({ place, name, ...numbers })}\n`);
}

const askedOn = (place: Place): readonly Fault[] => FAULTS[place].filter(({ name }) => isAsked(name));
const PLACES: readonly [string, Place][] = [
  ['servers', 'servers'],
  ['one machine', 'machine'],
];

beforeAll(async () => {
  await refuseNameless([...FAULTS.servers, ...FAULTS.machine].map(({ name }) => name));
  await mkdir(projectPath('.cache'), { recursive: true });
});

describe.each(PLACES.filter(([, place]) => askedOn(place).length > 0))(
  'people who work on %s during a failure lose nothing',
  (_, place) => {
    let bench: FaultyBench | undefined;
    const end = async (): Promise<void> => {
      await bench?.close();
      bench = undefined;
    };

    afterAll(end);

    for (const fault of askedOn(place)) {
      itUnless(fault.lacks, fault.name, async () => {
        try {
          bench ??= await openFaultyBench(place);
          await outlive(bench, place, fault);
        } catch (error) {
          // Damage of this fault must not count for the next.
          await end();
          throw error;
        }
      });
    }
  },
);
