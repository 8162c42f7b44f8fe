import { Controller, Get, Header, Inject, Ip, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Access, type AccessRule } from '../access/access.decorator.js';
import type { Actor } from '../access/actor.js';
import { CurrentActor } from '../access/current.decorator.js';
import type { Subject } from '../errors/error-catalogue.js';
import { AnswersFile, Refuses, Summary } from '../http/api-doc.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { RawJson } from '../http/raw-json.js';
import { Costly } from '../limits/costly.decorator.js';
import type { SecurityScope } from '../persistence/security-scopes.js';
import { AnswersRestList, AnswersRestRecord, restList, restRecord } from './rest-answer.js';
import { restFields, type FromEntity } from './rest-fields.js';
import { RestExporter, type ExportedList } from './rest-exporter.js';
import { Searched } from './rest-search.js';
import { RestReader, type RestSource } from './rest-reader.js';
import { restListRequest, restSelectionRequest, type RestQuestion, type RestSelection } from './rest-request.js';
import type { SearchCondition } from './rest-sql.js';

type Field<Shape> = Extract<keyof Shape, string>;

interface ListFile<Shape extends z.core.$ZodShape> {
  readonly without?: readonly Field<Shape>[];
  readonly told?: ExportedList['told'];
}

/** What a resource is made of. The names of the answer's fields are those of the entity's columns, or `from` tells. */
export type ReadDeclaration<Row extends object, Shape extends z.core.$ZodShape> = FromEntity<Row, Shape> & {
  /** Its path under /admin, its name in Content-Range and in the journal. */
  readonly name: string;
  /** For the description of the API: `The mails`. */
  readonly title: string;
  readonly entity: new () => Row;
  /** A view of the entity's rows, by the names of its columns, that reads come from in the place of its table. */
  readonly view?: string;
  readonly answer: z.core.$ZodObject<Shape>;
  /** Fields that a list may be sorted by; the first is the default. */
  readonly sorts: readonly [Field<Shape>, ...Field<Shape>[]];
  /** Fields that a list may be filtered by, by their values. */
  readonly filters?: readonly Field<Shape>[];
  /** Fields whose texts `q` looks into; of a table that grows, a condition that an index serves. */
  readonly search?: readonly Field<Shape>[] | SearchCondition;
  /** An instant that lists may be bounded by: `from` and `to`, days of Paris, both included. */
  readonly period?: Field<Shape>;
  /** Of its lists as files: fields that only screens need, and how fields read that are more than a value. */
  readonly file?: ListFile<Shape>;
  /** The fields by which the search over all resources shows a record; without it, it finds none of them. */
  readonly found?: { readonly title: Field<Shape>; readonly detail?: Field<Shape> };
  readonly access: { readonly read: AccessRule };
  /** The named exception that its reads need. */
  readonly scope?: SecurityScope;
  /** The thing that a refusal speaks of. */
  readonly subject?: Subject;
};

export interface ReadRoutes {
  readonly reader: RestReader;
  readonly exporter: RestExporter;
  list(question: RestQuestion, reply: FastifyReply): Promise<RawJson>;
  one(id: number): Promise<RawJson>;
}

export interface ReadOnlyResourceClass {
  /** What its lists are read from. */
  readonly source: RestSource;
  new (reader: RestReader): ReadRoutes;
}

/** Where the records of a declaration come from. */
export function restSource<Row extends object, Shape extends z.core.$ZodShape>(
  declaration: ReadDeclaration<Row, Shape>,
): RestSource {
  const { entity, view, answer, from, search = [], period, scope = 'staff', subject } = declaration;
  const fields = restFields(entity, Object.keys(answer._zod.def.shape), from ?? {});
  return { fields: view === undefined ? fields : { ...fields, table: view }, search, period, scope, subject };
}

/**
 * The routes of a resource that is only read: `GET /admin/<name>` (list, many, reference), `GET /admin/<name>/export` (the
 * whole list as CSV, ADR 40) and `GET /admin/<name>/:id`.
 * Every other method of these paths is 405. Acts of its own are methods of the class that extends this one (ADR 25).
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

  // The rule of reading stands on the reads alone: an act of its own names who may do it.
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
    @Summary(`${title}: the whole list as a file`, 'CSV in UTF-8 with semicolons, as Excel in French opens it.')
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

/** What only admins read is not found by all staff. */
function IsFound<Row extends object, Shape extends z.core.$ZodShape>(
  { name, found, search, access }: ReadDeclaration<Row, Shape>,
  source: RestSource,
): ClassDecorator {
  if (found === undefined || search === undefined || access.read !== 'staff') return () => undefined;
  return Searched({ name, source, title: found.title, detail: found.detail });
}

function pick({ _zod: { def } }: z.core.$ZodObject, fields: readonly string[]): Record<string, z.core.$ZodType> {
  return Object.fromEntries(Object.entries(def.shape).filter(([field]) => fields.includes(field)));
}
