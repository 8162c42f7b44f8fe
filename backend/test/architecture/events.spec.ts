/** Each stored form of each event is still read: by its aggregate, and by the reactions that it causes. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { kernelParts } from '../../src/composition/parts.js';
import { evolveProfile, type ProfileState } from '../../src/modules/valuations/domain/profile.aggregate.js';
import { profileReader } from '../../src/modules/valuations/domain/profile.events.js';
import { evolve, valuationReader } from '../../src/modules/valuations/domain/valuation.events.js';
import type { ValuationState } from '../../src/modules/valuations/domain/valuation.state.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { EventCatalogue } from '../../src/platform/events/event-catalogue.js';
import { findUnreadable } from '../../src/platform/events/find-unreadable.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const sample = z.object({ type: z.string(), payloadVersion: z.int(), payload: z.record(z.string(), z.unknown()) });
type Sample = z.infer<typeof sample>;

const events = new EventCatalogue(kernelParts.events);
const catalogue = events.all();
const directory = projectPath('backend', 'test', 'architecture', 'event-samples');
const samples = new Map(
  readdirSync(directory).map((file): [string, Sample] => [
    file.replace(/\.json$/, ''),
    sample.parse(JSON.parse(readFileSync(`${directory}/${file}`, 'utf8'))),
  ]),
);

function read(name: string): Sample {
  const found = samples.get(name);
  if (found === undefined) throw new Error(`No sample ${name}.json`);
  return found;
}

/** The samples of a type, the oldest version first. */
function versionsOf(type: string): readonly Sample[] {
  const found = [...samples.values()].filter((one) => one.type === type);
  return found.sort((a, b) => a.payloadVersion - b.payloadVersion);
}

function sampleOf(type: string, age: 'oldest' | 'newest'): Sample {
  const [found] = versionsOf(type).slice(...(age === 'oldest' ? [0, 1] : [-1]));
  if (found === undefined) throw new Error(`No sample of ${type}`);
  return found;
}

describe('samples of events', () => {
  it('exist for each type and version of the catalogue, and for nothing else', () => {
    const wanted = catalogue.flatMap(({ shape: { type, version } }) =>
      Array.from({ length: version }, (_, index) => `${type}.v${index + 1}`),
    );
    expect([...samples.keys()].sort()).toEqual(wanted.sort());
  });

  it('say in their name what they hold', () => {
    expect([...samples.values()].map(({ type, payloadVersion }) => `${type}.v${payloadVersion}`)).toEqual([
      ...samples.keys(),
    ]);
  });

  it('carry ids, values and code words, never what a person typed', () => {
    const harmless = /^([0-9a-f-]{36}|\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?|[a-z][A-Za-z]*(\.\d+)?)$/;
    const texts = [...samples.values()].flatMap(({ payload }) => textsOf(payload));
    expect(texts.filter((text) => !harmless.test(text))).toEqual([]);
  });

  it('give the same payload in every version: the one that is written today', () => {
    for (const { shape } of catalogue) {
      const payloads = versionsOf(shape.type).map((stored) => events.payloadOf(stored));
      expect(payloads).toEqual(payloads.map(() => read(`${shape.type}.v${shape.version}`).payload));
    }
  });

  it('give each reaction all that its job needs', () => {
    const jobs = catalogue.flatMap(({ shape: { type }, reactions }) =>
      versionsOf(type).flatMap((stored) =>
        reactions.map((reaction) => {
          const payload = events.payloadOf(stored);
          return { name: reaction.name, job: reaction.data({ ...RECORDED, type, payload }) };
        }),
      ),
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ job }) => Object.values(job).some((value) => value === undefined))).toEqual([]);
  });
});

describe('the journal of the demo', () => {
  let database: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });

  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('is readable from its first event to its last', async () => {
    expect((await owner.query('select from domain_event')).rowCount).toBeGreaterThan(0);
    expect(await findUnreadable(owner, events)).toEqual([]);
  });
});

describe.each(['oldest', 'newest'] as const)('a valuation in the %s payloads', (age) => {
  const ID = 12;
  const story =
    'created amount-fixed edited completed anniversary-applied history-noted outdated reinstated brought-up-to-date visibility-changed archived archive-undone unarchived deleted'.split(
      ' ',
    );

  function tell(words: readonly string[]): ValuationState {
    let state: ValuationState | undefined;
    words.forEach((word, index) => {
      const event = valuationReader.read(sampleOf(`valuation.${word}`, age));
      const occurredAt = `2026-01-0${1 + (index % 9)}T08:00:00.000Z`;
      state = evolve(state, event, { aggregateId: ID, version: index + 1, actorId: 3, occurredAt });
    });
    if (state === undefined) throw new Error('An empty story');
    return state;
  }

  it('is rebuilt from the samples, from its first event to its last', () => {
    const known = catalogue.map(({ shape }) => shape.type).filter((type) => type.startsWith('valuation.'));
    expect([...story, 'duplicated', 'imported'].map((word) => `valuation.${word}`).sort()).toEqual(known);
    const { inputs, answers, textId } = sampleOf('valuation.edited', 'newest').payload;
    const { result, gridId } = sampleOf('valuation.brought-up-to-date', 'newest').payload;
    const state = tell(story);
    expect(state).toMatchObject({ id: ID, version: story.length, status: 1, visible: false, createdBy: 3 });
    expect(state).toMatchObject({ inputs, textId, result, gridId });
    expect(answers).not.toEqual(state.answers);
    expect(state.history.map(({ cents }) => cents)).toEqual([148138, 148940, 148940, 150452]);
  });

  it('is complete after each of its events', () => {
    const whole = Object.keys(tell(['created'])).sort();
    story.forEach((_, index) => {
      const state = tell(story.slice(0, index + 1));
      expect(Object.keys(state).sort()).toEqual(whole);
      expect(Object.values(state)).not.toContain(undefined);
    });
  });

  it('may start from a file, with its amount on the first line of its history', () => {
    const { result } = sampleOf('valuation.imported', 'newest').payload;
    const state = tell(['imported']);
    expect(state).toMatchObject({ id: ID, version: 1, status: 1, result });
    expect(state.history.map(({ cents }) => cents)).toEqual([state.result?.minimumCents]);
  });

  it('may start as a copy, with the amount of its original', () => {
    const { result } = sampleOf('valuation.duplicated', 'newest').payload;
    expect(tell(['duplicated'])).toMatchObject({ id: ID, version: 1, status: 1, result, history: [] });
  });
});

describe('a profile', () => {
  it('is rebuilt from the samples, from its first event to its last', () => {
    const instant = '2026-01-01T08:00:00.000Z';
    const first = { id: 7, version: 0, status: 0, textId: null, createdBy: 3, createdAt: instant, updatedAt: instant };
    const story = ['created', 'renamed', 'sheet-saved', 'moved', 'deleted'];
    const known = catalogue.map(({ shape }) => shape.type).filter((type) => type.startsWith('profile.'));
    expect(story.map((word) => `profile.${word}`).sort()).toEqual(known);
    const state = story.reduce<ProfileState>(
      (before, word, index) => {
        const event = profileReader.read(sampleOf(`profile.${word}`, 'oldest'));
        return evolveProfile(before, event, { version: index + 1, occurredAt: instant });
      },
      { ...first, status: 0 },
    );
    const { textId } = read('profile.sheet-saved.v1').payload;
    expect(state).toEqual({ ...first, version: story.length, status: 1, textId });
  });
});

const RECORDED = {
  position: '1',
  eventId: '0b6f6f0e-6f57-4d6c-9a6b-0a4b1a9f6b09',
  aggregateType: 'sample',
  aggregateId: 9,
  aggregateVersion: 1,
  establishmentId: 2,
  actorId: 3,
  correlationId: 'of a request',
  gridId: 1,
  occurredAt: new Date('2026-01-01T08:00:00.000Z'),
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
