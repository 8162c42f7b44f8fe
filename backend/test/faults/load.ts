/** People who work during every fault: all commands of a valuation's life, documents, mails. */
import { setTimeout as wait } from 'node:timers/promises';
import { ValuationStatus } from '@valorisation/rules';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { emailOf, type SignedInRole } from '../support/role-clients.js';
import { callOf, WEIGHTED_ACTIONS } from './actions.js';
import { ACTIONS, type Operation, type Seen } from './history/operation.js';
import { LONGEST_DOCUMENT_MS, type Recorder } from './recorder.js';

const PAUSE_MS = 60;
const AFTER_REFUSAL_MS = 150;
const FEWEST_ROWS = 6;
const MAILS_EACH = 3;
export const ASKERS: readonly SignedInRole[] = ['main', 'associated', 'otherMain', 'staff', 'admin'];
/** Documents take up to half a minute each: this many people wait for one at a time. */
const READERS = 2;
const LATE_MS = 3_000;
const MOST_AGAIN = 5;

/** A command that is ready to be sent. */
export interface Step {
  readonly name: string;
  readonly take: () => Promise<unknown>;
  /** Repeats it after a missing answer. */
  readonly again?: () => Promise<unknown>;
}

/** The rows that one establishment's people work on. */
interface Desk {
  readonly client: ApiClient;
  readonly rows: Map<number, Seen>;
}

const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

export class Load {
  private readonly desks: readonly Desk[];
  private stopped = false;
  private resting = false;
  private running: Promise<void>[] = [];
  private readonly read = new Set<string>();
  private isOtherwiseBusy = false;
  mailsAsked = 0;
  mailsUnsure = 0;

  constructor(
    private readonly recorder: Recorder,
    clients: readonly ApiClient[],
    /** The other work of the people, one act after the other. */
    private readonly actOtherwise: () => Promise<void>,
  ) {
    this.desks = clients.map((client) => ({ client, rows: new Map() }));
  }

  start(): void {
    const people = this.desks.flatMap((desk) => [this.work(desk), this.work(desk), this.work(desk)]);
    const readers = Array.from({ length: READERS }, async () => this.readDocuments());
    this.running = [...people, ...readers, this.askForMails(), this.doOtherwise()];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  /** Each kind of command once, on a row that allows it. */
  async everyAction(): Promise<readonly Step[]> {
    const [desk] = this.desks;
    if (desk === undefined) throw new Error('No one works');
    const steps: Step[] = [];
    for (const name of ACTIONS) {
      const row = await this.rowFor(desk, name);
      steps.push({ name, take: async () => this.act(desk, name, row) });
    }
    return steps;
  }

  /** Waits until no call is open, and sends no new one. */
  async rest(): Promise<void> {
    this.resting = true;
    await eventually(() => {
      const underWay = this.recorder.underWay + (this.isOtherwiseBusy ? 1 : 0);
      if (underWay > 0) throw new Error(`${underWay} calls are under way`);
    }, LONGEST_DOCUMENT_MS + LATE_MS);
  }

  goOn(): void {
    this.resting = false;
  }

  /** A request for an unknown address: it sends no mail and takes as much work. */
  async askForNothing(): Promise<void> {
    const [desk] = this.desks;
    if (desk === undefined) throw new Error('No one works');
    await this.recorder.ask(desk.client, '/v1/user/forgot/pass', { body: { user_email: 'personne@demo.example' } });
  }

  private async rowFor(desk: Desk, action: Operation['action']): Promise<number> {
    if (action === 'create') return 0;
    const [made] = await this.order(desk, 'create', 0);
    const row = made?.row ?? 0;
    if (action === 'unarchive' || action === 'undo-archive') await this.act(desk, 'archive', row);
    if (action === 'add-history') await this.act(desk, 'complete', row);
    if (action === 'show') await this.act(desk, 'hide', row);
    return row;
  }

  private async mayGoOn(): Promise<boolean> {
    while (this.resting && !this.stopped) await wait(PAUSE_MS);
    return !this.stopped;
  }

  private async work(desk: Desk): Promise<void> {
    while (await this.mayGoOn()) {
      const action = desk.rows.size < FEWEST_ROWS ? 'create' : (anyOf(WEIGHTED_ACTIONS) ?? 'create');
      const row = anyOf([...desk.rows.keys()]) ?? 0;
      const isOfSeveral = action === 'archive' && Math.random() < 0.5;
      const seen = isOfSeveral ? await this.archiveSome(desk, row) : await this.act(desk, action, row);
      await wait(seen.length > 0 ? PAUSE_MS : AFTER_REFUSAL_MS);
    }
  }

  private async doOtherwise(): Promise<void> {
    while (await this.mayGoOn()) {
      this.isOtherwiseBusy = true;
      // Its subject cannot always be created during a fault.
      await this.actOtherwise().catch(() => undefined);
      this.isOtherwiseBusy = false;
      await wait(AFTER_REFUSAL_MS);
    }
  }

  private async act(desk: Desk, action: Operation['action'], row: number): Promise<readonly Seen[]> {
    const seen = await this.order(desk, action, row);
    for (const found of seen) desk.rows.set(found.row, found);
    if (action === 'delete') desk.rows.delete(row);
    return seen;
  }

  private async order(desk: Desk, action: Operation['action'], row: number): Promise<readonly Seen[]> {
    if (action === 'undo-archive') return this.undo(desk, row);
    const { path, body } = callOf(action, row);
    return this.recorder.order(desk.client, path, body, { action, rows: action === 'create' ? [] : [row] });
  }

  /** All rows or none, except those that are archived already. */
  private async archiveSome(desk: Desk, row: number): Promise<readonly Seen[]> {
    const rows = [...new Set([row, anyOf([...desk.rows.keys()]) ?? row])];
    return this.recorder.order(
      desk.client,
      '/v1/valor/archive/multiple',
      { ids: rows },
      { action: 'archive', rows, isBulk: true },
    );
  }

  private async undo({ client, rows }: Desk, row: number): Promise<readonly Seen[]> {
    const archived = [...rows.values()].filter(({ status }) => status === ValuationStatus.Archived);
    const { row: id, version } =
      rows.get(row)?.status === ValuationStatus.Archived
        ? { row, version: rows.get(row)?.version }
        : (anyOf(archived) ?? { row, version: 1 });
    const body = { ids: [id], versions: [version] };
    return this.recorder.order(client, '/v1/valor/archive/undo', body, {
      action: 'undo-archive',
      rows: [id],
      isBulk: true,
    });
  }

  private async readDocuments(): Promise<void> {
    while (await this.mayGoOn()) {
      const desk = this.desks[0];
      const ready = [...(desk?.rows.values() ?? [])].filter(({ status }) => status === ValuationStatus.UpToDate);
      const row = anyOf(ready)?.row;
      if (desk !== undefined && row !== undefined) {
        await this.download(desk.client, `/v1/valor/download/${row}`);
      }
      await wait(AFTER_REFUSAL_MS);
    }
  }

  /** Downloads all earlier documents again. */
  async readAgain(): Promise<void> {
    const [desk] = this.desks;
    if (desk !== undefined)
      for (const path of [...this.read].slice(0, MOST_AGAIN)) await this.download(desk.client, path);
  }

  private async download(client: ApiClient, path: string): Promise<void> {
    const { status, body } = await this.recorder.ask(client, path, { patienceMs: LONGEST_DOCUMENT_MS + LATE_MS });
    if (status !== 200) return;
    const isWhole =
      Buffer.isBuffer(body) && body.subarray(0, 5).toString() === '%PDF-' && body.subarray(-8).includes('%%EOF');
    if (!isWhole) this.recorder.offences.push(`${path} was handed out cut`);
    this.read.add(path);
  }

  private async askForMails(): Promise<void> {
    const [desk] = this.desks;
    const anybody = desk?.client;
    for (const email of Array.from({ length: MAILS_EACH }, () => ASKERS.map(emailOf)).flat()) {
      if (!(await this.mayGoOn()) || anybody === undefined) return;
      const body = { user_email: email };
      const { status } = await this.recorder.ask(anybody, '/v1/user/forgot/pass', { body });
      if (status === undefined || status >= 500) this.mailsUnsure += 1;
      else if (status < 400) this.mailsAsked += 1;
      await wait(5 * AFTER_REFUSAL_MS);
    }
  }
}
