/** Every kind of stored document, every change of what its reader may see, every way to get it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { unzipSync } from 'fflate';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import { refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, limit, METIER } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { filesOf } from './support/held-strings.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { untilWaiting } from './support/waiting-statements.js';

const MULTIPLE = '/v1/valor/download/pdf/multiple';
const INTERVIEWS = '/v1/valor/download/interview/multiple';
const SUBJECT_TITLE = 'Secrétaire-comptable';

/** One person with a function that stays, and one whose visibility changes. */
interface Person {
  readonly profile: number;
  readonly stays: number;
  readonly subject: number;
}

interface Kind {
  readonly ask: (client: ApiClient, person: Person) => Promise<Answer>;
  /** Its print page; bundles have none. */
  readonly page?: (person: Person) => string;
}

const KINDS = {
  conclusion: {
    ask: async (client, { subject }) => client.get(`/v1/valor/download/${subject}`),
    page: ({ subject }) => `/v1/valor/print/${subject}`,
  },
  share: {
    ask: async (client, { subject }) => client.get(`/v1/valor/download/pdf/${subject}?q=50`),
    page: ({ subject }) => `/v1/valor/print/${subject}?q=50`,
  },
  merged: { ask: async (client, { stays, subject }) => client.post(MULTIPLE, { ids: [stays, subject] }) },
  zip: { ask: async (client, { stays, subject }) => client.post(`${MULTIPLE}?format=zip`, { ids: [stays, subject] }) },
  interviews: { ask: async (client, { stays }) => client.post(INTERVIEWS, { ids: [stays] }) },
  sheets: { ask: async (client, { stays }) => client.post('/v1/valor/download/job/multiple', { ids: [stays] }) },
  sheet: {
    ask: async (client, { profile }) => client.get(`/v1/job/download/pdf/${profile}`),
    page: ({ profile }) => `/v1/job/print/${profile}`,
  },
} satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];
/** One change is tried on every kind; the other changes on a row's share and a bundle. */
const FEWER = scaled({ part: KIND_NAMES.filter((name) => name !== 'share' && name !== 'merged'), all: KIND_NAMES });

/** The results for a document: requested again, as its job, on its print page, in the data download. */
type Ways = readonly [again: string, job: string, page: string, download: string];
type Table = Readonly<Record<KindName, Ways>>;

const GONE: Ways = ['404 introuvable', '404 introuvable', '404 introuvable', 'absent'];
const allKinds = (ways: Ways, changed: Partial<Table> = {}): Table => {
  const bundle: Ways = [ways[0], ways[1], 'none', ways[3]];
  const bundles = { merged: bundle, zip: bundle, interviews: bundle, sheets: bundle };
  return { conclusion: ways, share: ways, sheet: ways, ...bundles, ...changed };
};
const UNCHANGED = allKinds(['given', 'the same', 'shows it', 'there']);
/** Job sheet and folder exist without the row, but earlier versions with the row do not. */
const UNSEEN = allKinds(GONE, {
  sheet: ['given', '404 introuvable', 'leaves it out', 'absent'],
  interviews: ['given', '404 introuvable', 'none', 'absent'],
  sheets: ['given', '404 introuvable', 'none', 'absent'],
});
/** An archived row stays visible, but no longer describes a job. */
const ARCHIVED = { ...UNCHANGED, sheet: ['given', 'the same', 'leaves it out', 'there'] } satisfies Table;
const everywhere = (refusal: string): Table => allKinds([refusal, refusal, refusal, refusal]);

describe('a stored document', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let clients: RoleClients;
  let housekeeping: Queue;

  /** The requested documents and their jobs. */
  type Documents = ReadonlyMap<KindName, { readonly job: string; readonly bytes: Buffer }>;

  const personOf = async (author: ApiClient): Promise<Person> => {
    const first = await classify(author);
    const second = await classify(author, { profile_id: first.profile_id, valor_c5: METIER.secretaryAccountant });
    return { profile: first.profile_id, stays: first.valor_id, subject: second.valor_id };
  };
  const latestJob = async (): Promise<string> => {
    const { rows } = await bench.owner.query<{ id: number }>('select max(id) as id from print_job');
    return `/v1/jobs/${rows[0]?.id}`;
  };
  const printAll = async (reader: ApiClient, person: Person, names = FEWER): Promise<Documents> => {
    const documents = new Map<KindName, { job: string; bytes: Buffer }>();
    for (const name of names) {
      const { status, body } = await KINDS[name].ask(reader, person);
      if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(`${name}: ${status}`);
      documents.set(name, { job: await latestJob(), bytes: body });
    }
    return documents;
  };
  const filesTaken = async (reader: ApiClient): Promise<Uint8Array[] | string> => {
    const answer = await reader.get('/v1/user/download');
    return answer.status === 200 ? Object.values(unzipSync(answer.body as Buffer)) : refusalOf(answer);
  };
  const given = (answer: Answer): string => (answer.status === 200 ? 'given' : refusalOf(answer));
  const compared = (answer: Answer, bytes: Buffer): string => {
    if (answer.status !== 200) return refusalOf(answer);
    return Buffer.isBuffer(answer.body) && answer.body.equals(bytes) ? 'the same' : 'another';
  };
  const shown = (answer: Answer): string => {
    if (answer.status !== 200) return refusalOf(answer);
    return JSON.stringify(answer.body).includes(SUBJECT_TITLE) ? 'shows it' : 'leaves it out';
  };
  const waysOf = async (reader: ApiClient, person: Person, documents: Documents): Promise<Partial<Table>> => {
    const taken = await filesTaken(reader);
    const rows: [KindName, Ways][] = [];
    for (const [name, { job, bytes }] of documents) {
      const kind: Kind = KINDS[name];
      const isTaken = typeof taken !== 'string' && taken.some((content) => bytes.equals(content));
      rows.push([
        name,
        [
          given(await kind.ask(reader, person)),
          compared(await reader.get(job), bytes),
          kind.page === undefined ? 'none' : shown(await reader.get(kind.page(person))),
          typeof taken === 'string' ? taken : isTaken ? 'there' : 'absent',
        ],
      ]);
    }
    return Object.fromEntries(rows);
  };
  /** Checks each printed document by the table. */
  const comes = async (reader: ApiClient, person: Person, documents: Documents, table: Table): Promise<void> => {
    const expected = Object.fromEntries([...documents.keys()].map((name) => [name, table[name]]));
    expect(await waysOf(reader, person, documents)).toEqual(expected);
  };
  const show = async (id: number) => clients.main.post(`/v1/valor/update/visibility/${id}/1`, {});

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker({ SMTP_URL: mailbox.smtpUrl })]);
    clients = await signInAll(url);
    housekeeping = new Queue('housekeeping', {
      connection: queueConnection({ ownerUrl: bench.databaseUrl }, 'producer'),
    });
  });

  afterAll(async () => {
    await housekeeping.close();
    await bench.close();
    await mailbox.stop();
  });

  const changes: [string, (person: Person) => Promise<unknown>, Table, Table][] = [
    ['is limited', async ({ subject }) => limit(clients.main, subject), UNSEEN, UNCHANGED],
    ['is deleted', async ({ subject }) => clients.main.post(`/v1/valor/delete/${subject}`), UNSEEN, UNSEEN],
    [
      'is limited with all others of its person',
      async ({ stays, subject }) => Promise.all([limit(clients.main, stays), limit(clients.main, subject)]),
      allKinds(GONE),
      UNCHANGED,
    ],
    ['is archived', async ({ subject }) => clients.main.post(`/v1/valor/archive/${subject}`), ARCHIVED, ARCHIVED],
  ];
  const followed = changes.slice(0, scaled({ part: 2, all: changes.length }));

  it.each(followed)("follows its readers' access when a row that it shows %s", async (act, change, seen, ofHead) => {
    const person = await personOf(clients.main);
    const readers = [clients.associated, clients.main] as const;
    const names = act === 'is limited' ? KIND_NAMES : FEWER;
    const [associated, head] = [await printAll(readers[0], person, names), await printAll(readers[1], person, names)];
    await change(person);
    await comes(readers[0], person, associated, seen);
    await comes(readers[1], person, head, ofHead);
    for (const id of [person.stays, person.subject]) await show(id);
    const sheet = associated.get('sheet');
    const again = await readers[0].get(sheet?.job ?? '');
    expect(compared(again, sheet?.bytes ?? Buffer.alloc(0))).toBe(ofHead.sheet[1]);
  });

  itFurther('with a row visible only to its author is available to the author and the head', async () => {
    const person = await personOf(clients.associated);
    const documents = await printAll(clients.associated, person);
    await limit(clients.main, person.subject);
    await comes(clients.associated, person, documents, UNCHANGED);
  });

  it('is refused to a reader who began to wait while the row was visible', async () => {
    const person = await personOf(clients.main);
    const lock = await bench.owner.connect();
    await lock.query('begin');
    await lock.query('lock table print_file in exclusive mode');
    const asked = [KINDS.conclusion, KINDS.sheet].map(async ({ ask }) => ask(clients.associated, person));
    await untilWaiting(bench.owner, asked.length);
    await limit(clients.main, person.subject);
    await lock.query('rollback');
    lock.release();
    expect((await Promise.all(asked)).map(refusalOf)).toEqual(['404 introuvable', '404 introuvable']);
  });

  it('is available to members of its establishment only, and not to a suspended account', async () => {
    const person = await personOf(clients.main);
    const documents = await printAll(clients.associated, person);
    for (const role of ['staff', 'admin'] as const)
      await comes(clients[role], person, documents, everywhere('403 acces_refuse'));
    await comes(clients.otherMain, person, documents, allKinds(GONE));
    const setVisa = 'update account set visa = $2 where email = $1';
    await bench.owner.query(setVisa, [emailOf('associated'), 0]);
    await comes(clients.associated, person, documents, everywhere('403 compte_non_active'));
    await bench.owner.query(setVisa, [emailOf('associated'), 1]);
    await comes(clients.associated, person, documents, UNCHANGED);
  });

  itFurther('follows a handover, the removal of an account and the end of the establishment', async () => {
    const heir = clients.associated;
    const person = await personOf(heir);
    await limit(clients.main, person.subject);
    const ofFormerHead = await printAll(clients.main, person);
    const { rows } = await bench.owner.query<{ id: number; establishment: number }>(
      'select id, establishment_id as establishment from account where email = any($1) order by email',
      [[emailOf('associated'), emailOf('main')]],
    );
    const [heirId, formerId, establishment] = [rows[0]?.id, rows[1]?.id, rows[0]?.establishment];

    await clients.main.post(`/v1/user/handover/${heirId}`, { user_password: DEMO_PASSWORD });
    const token = tokenIn(await mailbox.next(emailOf('associated')));
    expect((await clients.anonymous.post(`/v1/user/handover/confirm/${token}`, {})).status).toBe(200);
    await comes(clients.main, person, ofFormerHead, UNSEEN);
    // The new head downloads the whole establishment; the jobs of others stay theirs.
    const inherited = allKinds(['given', '404 introuvable', 'shows it', 'there']);
    await comes(heir, person, ofFormerHead, inherited);

    expect((await heir.post(`/v1/user/delete/${formerId}`)).status).toBe(200);
    await comes(clients.main, person, ofFormerHead, everywhere('401 session_absente'));

    await bench.owner.query('update account set deletion_planned_on = current_date - 1 where id = $1', [heirId]);
    await housekeeping.add('daily-round', {});
    await eventually(async () => expect((await heir.get('/v1/user/profile')).status).toBe(401));
    await comes(heir, person, ofFormerHead, everywhere('401 session_absente'));
    await eventually(async () =>
      expect((await filesOf(bench.dataDir)).filter((key) => key.includes(`print/${establishment}/`))).toEqual([]),
    );
  });
});
