/**
 * The floor of an effect: the same rows out of one snapshot by a cursor, and for each of them the rules that its status and
 * its amounts follow from, added up in one number. No groups, no median, no list.
 */
import { performance } from 'node:perf_hooks';
import { backendPackage, built } from './built.mjs';

const BATCH = 500;

export class BareEffect {
  #client;
  #grids = new Map();
  #rules = backendPackage('@valorisation/rules');
  #draft;
  #day;
  #query;

  /** @param {import('./lab.mjs').Lab} lab */
  static async open(lab, url, draftId) {
    const { applicationConnection } = await built('platform/persistence/database.js');
    const { EFFECT_ROWS } = await built('modules/valuations/queries/effect-rows.sql.js');
    const { Client } = backendPackage('pg');
    const bare = new BareEffect();
    bare.#client = new Client(applicationConnection({ ownerUrl: url }));
    await bare.#client.connect();
    lab.onClose(() => bare.#client.end());
    const { rows } = await bare.#client.query(
      `select id, document, to_char(effective_on, 'YYYY-MM-DD') as day from grid_version`,
    );
    for (const { id, document, day } of rows) {
      bare.#grids.set(id, bare.#rules.readGrid(document));
      if (id === draftId) bare.#day = day;
    }
    bare.#draft = bare.#grids.get(draftId);
    bare.#query = EFFECT_ROWS.text;
    return bare;
  }

  async run() {
    const started = performance.now();
    let after = 0;
    await this.#client.query(`begin isolation level repeatable read read only; set local app.scope = 'effect'`);
    await this.#client.query(`declare rows no scroll cursor for ${this.#query}`);
    for (let read = BATCH; read === BATCH;) {
      const { rows } = await this.#client.query(`fetch ${BATCH} from rows`);
      for (const row of rows) after += this.#after(row);
      read = rows.length;
    }
    await this.#client.query('commit');
    return { milliseconds: performance.now() - started, after };
  }

  /** The month that a row is brought to, in cents; 0 for a row that is not compared. */
  #after(row) {
    const { completionIssues, computePay, findFunction } = this.#rules;
    const { status, gridId, functionId, categoryLevel, calculatedOn } = row;
    const job = findFunction(this.#draft, functionId);
    if (job === undefined || completionIssues(this.#draft, job, categoryLevel, row.answers).length > 0) return 0;
    if (calculatedOn === null) return 0;
    const then = computePay(this.#draft, row);
    if (status === 4) return 0;
    const onTheDay = { ...row, calculatedOn: this.#day };
    const dueAnyway = computePay(this.#grids.get(gridId), onTheDay);
    const stays = then.indexHundredths === row.indexHundredths && then.displayed.cents === row.displayedCents;
    if (stays) return dueAnyway.displayed.cents;
    if (completionIssues(this.#draft, job, categoryLevel, row.answers).length > 0) return 0;
    return computePay(this.#draft, onTheDay).displayed.cents;
  }
}
