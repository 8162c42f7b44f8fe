/** The import as a person works with it: a file is chosen, checked on the screen, and confirmed. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { networkLog } from './network-log.js';
import { plain, type Person } from './person.js';
import { becomes } from './settled.js';

const CORPUS = new URL('../../../backend/test/fixtures/import-corpus/', import.meta.url);
const DSN = new URL('../../../backend/test/fixtures/dsn/', import.meta.url);

export const dsnBytes = (name: string): Buffer => readFileSync(new URL(`${name}.dsn`, DSN));

export const shows = async (target: Locator, text: string): Promise<void> =>
  becomes(async () => plain(await target.innerText()), expect.stringContaining(text));

interface SentFile {
  readonly name: string;
  readonly bytes: Buffer | string;
}

export class ImportPage {
  constructor(readonly person: Person) {}

  private get page() {
    return this.person.page;
  }

  /** Opens the page, and answers what it sends from then on. */
  async open(): Promise<Awaited<ReturnType<typeof networkLog>>> {
    await this.person.goTo('/import');
    await this.person.heading('Importer des personnes et des valorisations').waitFor();
    return networkLog(this.page);
  }

  get field(): Locator {
    return this.page.getByLabel('Choisir un fichier');
  }

  async choose(...files: readonly SentFile[]): Promise<void> {
    await this.field.setInputFiles(
      files.map(({ name, bytes }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      })),
    );
  }

  /** Chooses a file, and waits until it is shown as it was read. */
  async read(name: string, bytes: Buffer | string = readFileSync(new URL(name, CORPUS))): Promise<void> {
    await this.choose({ name, bytes });
    await this.checking.waitFor();
  }

  get checking(): Locator {
    return this.person.heading('Vérifiez ce que l’outil a lu');
  }

  /** How much of the file is ready. */
  async isReady(text: string): Promise<void> {
    await shows(this.page.getByRole('status').last(), text);
  }

  async confirm(name: string | RegExp): Promise<void> {
    await this.person.click(this.person.button(name));
    await this.page.getByRole('heading', { name: 'Import terminé' }).waitFor();
  }
}
