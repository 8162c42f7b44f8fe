/**
 * Commands of the other modules, each of which may be asked as often as one likes. What each leaves in the journal is
 * learned before anything fails: asked again while something does, it leaves that, or, not acknowledged, nothing at all.
 */
import type { ApiClient } from '../support/api-client.js';
import { GRIDS, PAST } from '../support/grid-drafts.js';
import type { FaultyBench } from './faulty-bench.js';
import type { Outcome } from './history/operation.js';
import type { Recorder } from './recorder.js';

interface Act {
  /** Its French name stands in scripts/lib/messages.mjs. */
  readonly name: string;
  readonly by: 'head' | 'staff';
  readonly path: string;
  readonly body: (value: string) => object;
  /** That it asks for. */
  readonly mails?: number;
}

const ACTS: readonly Act[] = [
  { name: 'correct-account', by: 'head', path: '/v1/user/update', body: (value) => ({ user_address: `Rue ${value}` }) },
  { name: 'rename', by: 'head', path: '/v1/user/update', body: (value) => ({ company_name: `Lycée ${value}` }) },
  {
    name: 'invite',
    by: 'head',
    path: '/v1/user/add/associated',
    body: (value) => ({ user_email: `${value}@demo.example` }),
    mails: 1,
  },
  { name: 'create-profile', by: 'head', path: '/v1/user/profile', body: (value) => ({ profile_name: value }) },
  {
    name: 'write-message',
    by: 'head',
    path: '/v1/user/options',
    body: (value) => ({ subject: value, message: 'Une question.' }),
    mails: 2,
  },
  {
    name: 'write-article',
    by: 'staff',
    path: '/admin/articles',
    body: (value) => ({ theme: null, type: 'actualite', title: value, summary: 'Résumé', body: '<p>Un</p>' }),
  },
  {
    name: 'write-template',
    by: 'staff',
    path: '/admin/answer-templates',
    body: (value) => ({ title: value, body: 'Voir la page.' }),
  },
  {
    name: 'prepare-grid',
    by: 'staff',
    path: `${GRIDS}/${PAST}/draft`,
    body: (value) => ({ title: value, effective_on: '2027-01-01' }),
  },
];

let values = 0;
/** That nothing else has. */
const aValue = (): string => `acte-${process.pid}-${(values += 1)}`;

interface Asked {
  readonly name: string;
  readonly id: string;
  readonly outcome: Outcome;
}

export class OtherActs {
  private readonly asked: Asked[] = [];
  /** Types of events, by the name of the act. */
  private readonly learned = new Map<string, readonly string[]>();

  constructor(
    private readonly bench: FaultyBench,
    private readonly recorder: Recorder,
    private readonly people: Readonly<Record<Act['by'], ApiClient>>,
  ) {}

  get names(): readonly string[] {
    return ACTS.map(({ name }) => name);
  }

  /** How many mails they may have asked for. */
  get mailsUnsure(): number {
    const mailsOf = new Map(ACTS.map(({ name, mails = 0 }) => [name, mails]));
    return this.asked.reduce((sum, { name }) => sum + (mailsOf.get(name) ?? 0), 0);
  }

  async learn(): Promise<void> {
    for (const { name } of ACTS) {
      const { id, outcome } = await this.act(name);
      const types = await this.eventsOf(id);
      if (outcome !== 'done' || types.length === 0)
        throw new Error(`${name} is ${outcome} and left ${types.length} events`);
      this.learned.set(name, types);
    }
  }

  async act(name: string): Promise<Asked> {
    const act = ACTS.find((one) => one.name === name);
    if (act === undefined) throw new Error(`Nobody does ${name}`);
    const asked = { name, ...(await this.recorder.act(this.people[act.by], act.path, act.body(aValue()))) };
    this.asked.push(asked);
    return asked;
  }

  count(outcome: Outcome): number {
    return this.asked.filter((asked) => asked.outcome === outcome).length;
  }

  /** What each left: what it always leaves, once, or nothing when it was not acknowledged. */
  async wrong(): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const { name, id, outcome } of this.asked) {
      const own = this.learned.get(name) ?? [];
      // What follows from it has its number, too.
      const found = (await this.eventsOf(id)).filter((type) => own.includes(type));
      const isNothing = outcome !== 'done' && found.length === 0;
      const isWhole = outcome !== 'refused' && found.join() === own.join();
      if (!isNothing && !isWhole) wrong.push(`${name} is ${outcome} and left ${found.join()} of ${own.join()}`);
    }
    return wrong;
  }

  private async eventsOf(id: string): Promise<readonly string[]> {
    const { rows } = await this.bench.owner.query<{ type: string }>(
      'select type from domain_event where correlation_id = $1 order by type',
      [id],
    );
    return rows.map(({ type }) => type);
  }
}
