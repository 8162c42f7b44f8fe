import { Injectable, SetMetadata } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FoundRecord } from '@valorisation/contract';
import { wordKey } from '@valorisation/rules';
import type { RankedRow, RestReader, RestSource } from './rest-reader.js';

const SEARCHED = 'valorisation:searched';

/** Results of each resource. */
const MOST_FOUND = 5;

export interface FoundBy<Field extends string = string> {
  /** The fields that name a record; matches in them come first. */
  readonly title: readonly Field[];
  readonly detail?: readonly Field[];
  readonly state?: Field;
  /** Texts of which an excerpt replaces the detail when the words stand only there. */
  readonly text?: readonly Field[];
}

export interface SearchedResource extends FoundBy {
  readonly name: string;
  readonly source: RestSource;
}

interface Searching extends SearchedResource {
  readonly reader: RestReader;
}

interface Ranked {
  readonly rank: number;
  readonly record: FoundRecord;
}

export const Searched = (resource: SearchedResource): ClassDecorator => SetMetadata(SEARCHED, resource);

/** One search over every resource that declares `found`; only resources that all staff may read do. */
@Injectable()
export class RestSearch {
  constructor(private readonly modules: ModulesContainer) {}

  async find(words: string): Promise<FoundRecord[]> {
    const found: Ranked[] = [];
    // One after the other, so that a search never takes all connections.
    for (const resource of this.searched()) found.push(...(await findIn(resource, words)));
    return found.sort((one, other) => one.rank - other.rank).map(({ record }) => record);
  }

  private searched(): Searching[] {
    const controllers = [...this.modules.values()].flatMap((each) => [...each.controllers.values()]);
    return controllers.flatMap(({ metatype, instance }) => {
      if (metatype === null) return [];
      // Nest's metadata are untyped; this key has one writer, above, and stands on resources alone.
      const resource = Reflect.getMetadata(SEARCHED, metatype) as SearchedResource | undefined;
      return resource === undefined ? [] : [{ ...resource, reader: (instance as { reader: RestReader }).reader }];
    });
  }
}

async function findIn({ reader, source, ...resource }: Searching, words: string): Promise<Ranked[]> {
  const rows = await reader.best(source, resource.title, words, MOST_FOUND);
  return rows.map((row) => ({ rank: row.rank, record: recordOf(resource, row, words) }));
}

function recordOf(
  { name, title, detail = [], state, text = [] }: Omit<SearchedResource, 'source'>,
  row: RankedRow,
  words: string,
): FoundRecord {
  const fields = new Map<string, unknown>(Object.entries(row));
  const of = (field: string): string => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
  const filled = (names: readonly string[]): string[] => names.map(of).filter((value) => value !== '');
  const shown = { title: filled(title).join(' '), detail: filled(detail).join(', ') };
  const looked = words.trim().split(/\s+/).map(wordKey);
  const missing = looked.find((word) => !wordKey(`${shown.title} ${shown.detail}`).includes(word));
  const excerpt =
    missing === undefined
      ? ''
      : excerptOf(
          text.map((field) => fields.get(field)),
          missing,
        );
  return {
    resource: name,
    id: Number(fields.get('id')),
    title: shown.title,
    detail: excerpt === '' ? shown.detail : excerpt,
    state: state === undefined ? '' : of(state),
  };
}

/** Words shown before and after the found one. */
const AROUND = 6;

function excerptOf(texts: readonly unknown[], word: string): string {
  for (const text of texts.flatMap(textsIn)) {
    const parts = text
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter((part) => part !== '');
    const place = parts.findIndex((part) => wordKey(part).includes(word));
    if (place === -1) continue;
    const [begin, end] = [Math.max(place - AROUND, 0), place + AROUND + 1];
    const cut = parts.slice(begin, end).join(' ');
    return `${begin === 0 ? '' : '… '}${cut}${end < parts.length ? ' …' : ''}`;
  }
  return '';
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
