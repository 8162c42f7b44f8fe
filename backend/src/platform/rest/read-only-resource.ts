import { Controller, Get, Header, Inject, Ip, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { listCounts } from '@valorisation/contract';
import type { z } from 'zod';
import { Access, type AccessRule } from '../access/access.decorator.js';
import type { Actor } from '../access/actor.js';
import { CurrentActor } from '../access/current.decorator.js';
import type { Subject } from '../errors/error-catalogue.js';
import { AnswersFile, Refuses, Summary } from '../http/api-doc.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { RawJson } from '../http/raw-json.js';
import { Costly } from '../limits/costly-calls.js';
import type { SecurityScope } from '../persistence/security-scopes.js';
import { AnswersRestList, AnswersRestRecord, restList, restRecord } from './rest-answer.js';
import { restFields, type FromEntity } from './rest-fields.js';
import { RestExporter, type ExportedList } from './rest-exporter.js';
import { Searched, type FoundBy } from './rest-search.js';
import { RestReader, type RestSource } from './rest-reader.js';
import {
  restListRequest,
  restSelectionRequest,
  restViewsRequest,
  type RestQuestion,
  type RestSelection,
  type RestViews,
} from './rest-request.js';
import type { SearchCondition } from './rest-sql.js';

type Field<Shape> = Extract<keyof Shape, string>;

interface ListFile<Shape extends z.core.$ZodShape> {
  readonly without?: readonly Field<Shape>[];
  readonly told?: ExportedList['told'];
}

/** The answer's fields have the names of the entity's columns, or `from` gives their source. */
export type ReadDeclaration<Row extends object, Shape extends z.core.$ZodShape> = FromEntity<Row, Shape> & {
  /** The name in the path under /admin, in Content-Range and in the journal. */
  readonly name: string;
  /** The title in the description of the API: `The mails`. */
  readonly title: string;
  readonly entity: new () => Row;
  /** A view that reads use instead of the entity's table, with the names of its columns. */
  readonly view?: string;
  readonly answer: z.core.$ZodObject<Shape>;
  /** Fields for sorting a list; the first is the default. */
  readonly sorts: readonly [Field<Shape>, ...Field<Shape>[]];
  readonly filters?: readonly Field<Shape>[];
  /** Fields that `q` searches. For a table that grows, a condition that uses an index. */
  readonly search?: readonly Field<Shape>[] | SearchCondition;
  /** An instant that `from` and `to` limit: days in Paris, both included. */
  readonly period?: Field<Shape>;
  /** The settings of its lists as files: fields that only screens need, and words for fields with more than one value. */
  readonly file?: ListFile<Shape>;
  /** How the search over all resources shows a record. Without it, that search skips the resource. */
  readonly found?: FoundBy<Field<Shape>>;
  readonly access: { readonly read: AccessRule };
  /** The named exception to row-level security for its reads. */
  readonly scope?: SecurityScope;
  /** The thing that its refusals name. */
  readonly subject?: Subject;
};

export interface ReadRoutes {
  readonly reader: RestReader;
  readonly exporter: RestExporter;
  list(question: RestQuestion, reply: FastifyReply): Promise<RawJson>;
  one(id: number): Promise<RawJson>;
}

export interface ReadOnlyResourceClass {
  readonly source: RestSource;
  new (reader: RestReader): ReadRoutes;
}

export function restSource<Row extends object, Shape extends z.core.$ZodShape>(
  declaration: ReadDeclaration<Row, Shape>,
): RestSource {
  const { entity, view, answer, from, search = [], period, scope = 'staff', subject } = declaration;
  const fields = restFields(entity, Object.keys(answer._zod.def.shape), from ?? {});
  return { fields: view === undefined ? fields : { ...fields, table: view }, search, period, scope, subject };
}

/**
 * The routes of a read-only resource: `GET /admin/<name>` (list, many, reference), `GET /admin/<name>/export` (the
 * whole list as CSV, ADR 40), `GET /admin/<name>/counts` (the rows of views) and `GET /admin/<name>/:id`. Every other method of these paths is 405. The class that
 * extends this one adds its own acts as methods (ADR 25).
 */
export function ReadOnlyResource<Row extends object, Shape extends z.core.$ZodShape>(
  declaration: ReadDeclaration<Row, Shape>,
): ReadOnlyResourceClass {
  const { name, title, answer, sorts, filters = [], search, period, access } = declaration;
  const source = restSource(declaration);
  const bounded = period !== undefined;
  const queryable = { sorts, filters: pick(answer, filters), searched: search !== undefined, bounded };
  const listed = restListRequest(queryable);
  const written = writtenFields(declaration);
  const selected = restSelectionRequest(queryable);
  const viewed = restViewsRequest(queryable);

  // This access rule covers only the reads: each further act names its own.
  @Controller()
  @IsFound(declaration, source)
  class ReadOnly implements ReadRoutes {
    static readonly source = source;

    @Inject(RestExporter)
    readonly exporter!: RestExporter;

    constructor(readonly reader: RestReader) {}

    @Get(`admin/${name}`)
    @Access(access.read)
    @Summary(title)
    @AnswersRestList(answer)
    @Refuses('donnees_invalides')
    async list(
      @Query({ schema: listed }) question: RestQuestion,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RawJson> {
      const { rows, total } = await this.reader.list(source, question);
      return restList(reply, name, { rows, first: question.range[0], total });
    }

    @Get(`admin/${name}/export`)
    @Costly('list')
    @Access(access.read)
    @Summary(`${title}: the whole list as a file`, 'CSV in UTF-8 with semicolons, the form that French Excel opens.')
    @AnswersFile(['text/csv'])
    @Refuses('donnees_invalides', 'trop_de_tentatives')
    @Header('cache-control', 'private, no-store')
    async exportList(
      @CurrentActor() actor: Actor,
      @Ip() remoteAddress: string,
      @Query({ schema: selected }) selection: RestSelection,
    ): Promise<StreamableFile> {
      const whole = async (asked: RestSelection, size: number) => this.reader.whole(source, asked, size);
      return this.exporter.file({ name, ...written, whole }, selection, { actor, remoteAddress });
    }

    @Get(`admin/${name}/counts`)
    @Access(access.read)
    @Summary(`${title}: how many rows each view holds`, 'Counted up to 1 000; a larger number is told as 1 001.')
    @AnswersRestRecord(listCounts)
    @Refuses('donnees_invalides')
    async counts(@Query({ schema: viewed }) { views }: RestViews): Promise<RawJson> {
      return restRecord({ counts: await this.reader.counts(source, views) });
    }

    @Get(`admin/${name}/:id`)
    @Access(access.read)
    @Summary(`${title}: one record`)
    @AnswersRestRecord(answer)
    @Refuses('introuvable')
    async one(@Param('id', IdPipe) id: number): Promise<RawJson> {
      return restRecord(await this.reader.find(source, id));
    }
  }
  return ReadOnly;
}

function writtenFields<Row extends object, Shape extends z.core.$ZodShape>({
  answer,
  file = {},
}: ReadDeclaration<Row, Shape>): Pick<ExportedList, 'fields' | 'told'> {
  const { without = [], told } = file;
  const isLeftOut = (field: string) => without.some((left) => left === field);
  return { fields: Object.keys(answer._zod.def.shape).filter((field) => !isLeftOut(field)), told };
}

/** The search for all staff leaves out resources that only admins read. */
function IsFound<Row extends object, Shape extends z.core.$ZodShape>(
  { name, found, search, access }: ReadDeclaration<Row, Shape>,
  source: RestSource,
): ClassDecorator {
  if (found === undefined || search === undefined || access.read !== 'staff') return () => undefined;
  return Searched({ name, source, ...found });
}

function pick({ _zod: { def } }: z.core.$ZodObject, fields: readonly string[]): Record<string, z.core.$ZodType> {
  return Object.fromEntries(Object.entries(def.shape).filter(([field]) => fields.includes(field)));
}
