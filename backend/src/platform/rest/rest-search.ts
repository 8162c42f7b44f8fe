import { Injectable, SetMetadata } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { RestReader, type RestSource } from './rest-reader.js';

const SEARCHED = 'valorisation:searched';

/** Results of each resource. */
const MOST_FOUND = 5;

export interface SearchedResource {
  readonly name: string;
  readonly source: RestSource;
  /** The fields that show a found record. */
  readonly title: string;
  readonly detail: string | undefined;
}

export interface Found {
  readonly resource: string;
  readonly id: number;
  readonly title: string;
  readonly detail: string;
}

export const Searched = (resource: SearchedResource): ClassDecorator => SetMetadata(SEARCHED, resource);

/** One search over every resource that declares `found`; only resources that all staff may read do. */
@Injectable()
export class RestSearch {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly reader: RestReader,
  ) {}

  async find(words: string): Promise<Found[]> {
    const found = await Promise.all(this.searched().map(async (resource) => this.findIn(resource, words)));
    return found.flat();
  }

  private searched(): SearchedResource[] {
    const classes = [...this.modules.values()].flatMap(({ controllers }) =>
      [...controllers.values()].flatMap(({ metatype }) => (metatype === null ? [] : [metatype])),
    );
    // Nest's metadata are untyped; this key has one writer, above.
    return classes.flatMap((each) => (Reflect.getMetadata(SEARCHED, each) as SearchedResource | undefined) ?? []);
  }

  private async findIn({ name, source, title, detail }: SearchedResource, words: string): Promise<Found[]> {
    const rows = await this.reader.first(source, words, MOST_FOUND);
    return rows.map((row) => {
      const fields = new Map<string, unknown>(Object.entries(row));
      const text = (field: string | undefined): string => {
        const value = field === undefined ? '' : fields.get(field);
        return typeof value === 'string' ? value : '';
      };
      return { resource: name, id: Number(fields.get('id')), title: text(title), detail: text(detail) };
    });
  }
}
