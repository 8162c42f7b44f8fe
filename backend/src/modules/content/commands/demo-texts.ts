import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { shippedContent } from '../../../platform/config/paths.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { contentEvent, publishedEvent } from '../domain/content.events.js';
import { archive, CONTENT_TABLES, type ContentKind, type ContentState } from '../domain/publication.js';
import { ContentChange } from './content-change.js';

/** A text of the demo as the switch left it. If its version has changed, staff have written it since, and it stays. */
export interface PausedText {
  readonly kind: ContentKind;
  readonly id: number;
  readonly version: number;
  /** Its state before it was archived. */
  readonly state: ContentState;
}

interface DemoText extends PausedText {
  /** True when it is still as the installation loaded it. */
  readonly untouched: boolean;
}

const keyed = z.array(z.object({ key: z.string() }));
const series = z.array(z.object({ key: z.string(), episodes: keyed }));
const keysOf = (rows: z.infer<typeof keyed>): string[] => rows.map(({ key }) => key);

/** The texts of the demo, which are archived while it is off (ADR 47), unless staff have changed them. */
@Injectable()
export class DemoTexts {
  constructor(
    private readonly reader: TenantReader,
    private readonly change: ContentChange,
  ) {}

  /** How many would be archived, and how many would come back. */
  async count(left: readonly PausedText[]): Promise<{ shown: number; paused: number }> {
    const texts = await this.texts();
    const shown = texts.filter((text) => isShown(text, left));
    return { shown: shown.length, paused: pausedAmong(texts, left).length };
  }

  /** Runs in a staff transaction. Answers all texts that the switch may bring back. */
  async archive(tx: Transaction, left: readonly PausedText[]): Promise<readonly PausedText[]> {
    const archived: PausedText[] = [];
    for (const { kind, id, version, state } of (await this.texts()).filter((text) => isShown(text, left))) {
      const made = await this.change.within(tx, { kind, id }, (before) => ({
        publication: archive(before),
        event: contentEvent.archived.of({}),
      }));
      archived.push({ kind, id, state, version: follows(version, made) });
    }
    return archived;
  }

  /** Gives them their earlier state: published from the same day on, or draft. Answers their new versions. */
  async restore(tx: Transaction, left: readonly PausedText[]): Promise<readonly PausedText[]> {
    const restored: PausedText[] = [];
    for (const { kind, id, version, state } of pausedAmong(await this.texts(), left)) {
      const made = await this.change.within(tx, { kind, id }, (before) => {
        const publication = { ...before, state };
        const event = state === 'draft' ? contentEvent.unpublished.of({}) : publishedEvent(publication);
        return { publication, event };
      });
      restored.push({ kind, id, state, version: follows(version, made) });
    }
    return restored;
  }

  private async texts(): Promise<readonly DemoText[]> {
    const [articles, webseries] = await Promise.all([read('articles.json', keyed), read('series.json', series)]);
    const episodes = webseries.flatMap((one) => one.episodes);
    const rows = await this.reader.across<[DemoText, DemoText, DemoText]>('staff', [
      textsOf('articles', keysOf(articles)),
      textsOf('webseries', keysOf(webseries)),
      textsOf('videos', keysOf(episodes)),
    ]);
    return rows.flat();
  }
}

function textsOf(kind: ContentKind, keys: readonly string[]) {
  const text = `
    select '${kind}' as kind, id, version, state, version = 1 and created_by is null as untouched
      from ${CONTENT_TABLES[kind]} where key = any($1) order by id`;
  return { name: `demo-${kind}`, text, values: [keys] };
}

async function read<Of>(file: string, schema: z.ZodType<Of>): Promise<Of> {
  return schema.parse(JSON.parse(await readFile(join(shippedContent, 'demo', file), 'utf8')));
}

const leftOf = ({ kind, id, version }: DemoText, left: readonly PausedText[]): PausedText | undefined =>
  left.find((one) => one.kind === kind && one.id === id && one.version === version);

const isShown = (text: DemoText, left: readonly PausedText[]): boolean =>
  text.state !== 'archived' && (text.untouched || leftOf(text, left) !== undefined);

const pausedAmong = (texts: readonly DemoText[], left: readonly PausedText[]): readonly PausedText[] =>
  texts.filter(({ state }) => state === 'archived').flatMap((text) => leftOf(text, left) ?? []);

/** The text was changed since it was read: the whole switch starts again. */
function follows(version: number, made: number): number {
  if (made !== version + 1) throw new ConcurrencyConflict();
  return made;
}
