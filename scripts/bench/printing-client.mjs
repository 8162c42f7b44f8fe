/** Asks the product for documents by its own command, and hears of each one that is done. */
import { backendPackage, built } from './built.mjs';
import { say } from './messages.mjs';
import { Refusal } from '../lib/steps.mjs';

const POOL_SIZE = '10';
const PATIENCE_MS = 120_000;
const FILE_NAME = 'conclusion.pdf';

export class PrintingClient {
  #tools;
  #prepared = 0;

  constructor(tools) {
    this.#tools = tools;
  }

  /** The product's modules without HTTP, on the demo's establishment. */
  static async open(lab, url, dataDir) {
    backendPackage('reflect-metadata');
    const { NestFactory } = backendPackage('@nestjs/core');
    const { CommandBus, CqrsModule } = backendPackage('@nestjs/cqrs');
    const { loadConfig } = await built('platform/config/config.js');
    const { KernelModule } = await built('platform/kernel.module.js');
    const { kernelParts } = await built('composition/parts.js');
    const { GridsModule } = await built('modules/grids/index.js');
    const { ValuationsModule } = await built('modules/valuations/index.js');
    const { DocumentsModule } = await built('modules/documents/index.js');
    const { ConclusionSource } = await built('modules/documents/sheets/conclusion-source.js');
    const { buildConclusionSheet } = await built('modules/documents/sheets/conclusion-sheet.builder.js');
    const { RequestPrint } = await built('modules/documents/commands/request-print.command.js');
    const { TemplateEngine } = await built('platform/templates/index.js');
    const { MOST_OPEN_PRINTS } = await built('modules/documents/domain/print-job.js');
    const { JournalListener } = await built('platform/outbox/journal-listener.js');
    const { projectPath } = await built('platform/config/paths.js');

    const config = loadConfig({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: POOL_SIZE,
      LOG_LEVEL: 'error',
    });
    class BenchModule {}
    const imports = [
      CqrsModule.forRoot(),
      KernelModule.with(config, kernelParts),
      GridsModule,
      ValuationsModule,
      DocumentsModule,
    ];
    const app = await NestFactory.createApplicationContext({ module: BenchModule, imports }, { logger: false });
    lab.onClose(() => app.close());
    const templates = new TemplateEngine(projectPath('templates'));
    const database = await lab.connect(url);
    return new PrintingClient({
      database,
      ...(await head(database)),
      listener: app.get(JournalListener),
      mostOpen: MOST_OPEN_PRINTS,
      conclusions: app.get(ConclusionSource, { strict: false }),
      htmlOf: (input) => templates.render('conclusion', buildConclusionSheet(input)).html,
      request: (actor, input) =>
        app.get(CommandBus).execute(new RequestPrint(actor, { kind: 'conclusion', input }, FILE_NAME)),
    });
  }

  /** So many documents that were never asked for, with the HTML that the worker will make of them. */
  async prepare(count) {
    const { valuationIds, actor, conclusions, htmlOf } = this.#tools;
    const sheets = [];
    while (sheets.length < count) {
      const index = this.#prepared++;
      // Another share is another document: other amounts, other key.
      const input = {
        valuationId: valuationIds[index % valuationIds.length],
        shareHundredths: 9_990 - Math.floor(index / valuationIds.length) * 10,
      };
      sheets.push({ input, html: htmlOf(await conclusions.load({ ...actor, associated: false }, input)) });
    }
    return sheets;
  }

  /**
   * As many at a time as one account may wait for.
   * @param {readonly { input: object }[]} sheets
   * @returns {Promise<number[]>} bytes of each stored file
   */
  async print(sheets) {
    const { listener, mostOpen } = this.#tools;
    const done = new Set();
    const waiting = new Map();
    const stopListening = listener.onPrintJob((id) => {
      done.add(id);
      waiting.get(id)?.();
    });
    const untilDone = (id) =>
      new Promise((resolve) => {
        waiting.set(id, resolve);
        if (done.has(id)) resolve();
      });
    const ids = [];
    const queue = sheets.entries();
    const lane = async () => {
      for (const [index, { input }] of queue) {
        ids[index] = await this.#tools.request(this.#tools.actor, input);
        await untilDone(String(ids[index]));
      }
    };
    try {
      await Promise.race([
        Promise.all(Array.from({ length: mostOpen }, lane)),
        new Promise((_, reject) => {
          const missing = () => sheets.length - ids.filter((id) => done.has(String(id))).length;
          setTimeout(() => reject(new Refusal(say.pdf.notDone(missing()))), PATIENCE_MS).unref();
        }),
      ]);
      return await this.#sizes(ids);
    } finally {
      stopListening();
    }
  }

  async #sizes(ids) {
    const { rows } = await this.#tools.database.query(
      `select j.id, f.byte_length from print_job j
         join print_file f on f.establishment_id = j.establishment_id and f.content_key = j.content_key
        where j.id = any($1::integer[]) and j.state = 'done'`,
      [ids],
    );
    const sizes = new Map(rows.map(({ id, byte_length }) => [id, byte_length]));
    if (sizes.size !== ids.length) throw new Refusal(say.pdf.notDone(ids.length - sizes.size));
    return ids.map((id) => sizes.get(id));
  }
}

/** The demo's head of establishment, and the valuations that have an amount. */
async function head(database) {
  const { rows } = await database.query(
    `select id, establishment_id from account where email = 'direction@demo.example'`,
  );
  const [{ id: accountId, establishment_id: establishmentId }] = rows;
  const valuations = await database.query(
    'select id from valuation where establishment_id = $1 and calculated_on is not null order by id',
    [establishmentId],
  );
  const actor = { accountId, establishmentId, role: 'member', associated: false, active: true, correlationId: 'bench' };
  return { actor, valuationIds: valuations.rows.map(({ id }) => id) };
}
