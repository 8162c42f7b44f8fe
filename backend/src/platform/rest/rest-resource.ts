import { Body, Delete, Injectable, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { Access, type AccessRule } from '../access/access.decorator.js';
import type { Actor } from '../access/actor.js';
import { CurrentActor } from '../access/current.decorator.js';
import { Refuses, Summary } from '../http/api-doc.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Transaction } from '../persistence/unit-of-work.js';
import type { RawJson } from '../http/raw-json.js';
import { AnswersRestRecord, restRecord } from './rest-answer.js';
import type { AuditedValues } from './rest-events.js';
import { ReadOnlyResource, restSource, type ReadDeclaration, type ReadRoutes } from './read-only-resource.js';
import { RestReader, type RestSource } from './rest-reader.js';
import type { RestTarget } from './rest-target.js';
import { RestWriter, type RecordValues } from './rest-writer.js';
import type { StaffRecord } from './staff-record.js';

type Written<Write extends z.core.$ZodShape> = z.output<z.core.$ZodObject<Write>>;

/** A resource that staff write: what it reads, what it takes, and who may do what. An act without a rule is 405. */
export type RestDeclaration<
  Row extends StaffRecord,
  Shape extends z.core.$ZodShape,
  Write extends z.core.$ZodShape,
> = ReadDeclaration<Row, Shape> & {
  readonly access: { readonly create?: AccessRule; readonly update?: AccessRule; readonly delete?: AccessRule };
  /** What a creation takes, and each part of it a change; fields of the answer, without defaults. */
  readonly write: z.core.$ZodObject<Write>;
  /** What a new record has where its creation leaves it out: only what a person must type is asked for. */
  readonly preset?: Partial<Written<Write>>;
  /** Refuses, or completes, what a schema alone cannot know. `row` is the record as it stands, null of a new one. */
  readonly refine?: (values: Partial<Written<Write>>, row: Row | null) => Partial<Written<Write>>;
  readonly complete?: RestTarget<Row>['complete'];
  /** What a change answers beside the refusals of every resource. */
  readonly refuses?: readonly ErrorCode[];
  /** What the journal may hold of a record, old and new: never a text that somebody typed. */
  readonly audited?: (row: Row) => AuditedValues;
};

export interface WriteRoutes<Row extends StaffRecord> extends ReadRoutes {
  readonly writer: RestWriter;
  /** What else a change of the record brings about, in its transaction and before it is written. */
  along?(transaction: Transaction, row: Row): Promise<void>;
}

/**
 * The routes of a resource that staff write: those of `ReadOnlyResource`, and POST, PUT and DELETE as far as `access`
 * allows them, each with an event in the journal (ADR 25). A change that names a `version` other than the record's is
 * 409 `version_perimee`.
 */
export function RestResource<Row extends StaffRecord, Shape extends z.core.$ZodShape, Write extends z.core.$ZodShape>(
  declaration: RestDeclaration<Row, Shape, Write>,
): new (reader: RestReader, writer: RestWriter) => WriteRoutes<Row> {
  const { name, title, entity, subject, answer, access } = declaration;
  const path = `admin/${name}`;
  const source = restSource(declaration);
  const { shape } = declaration.write._zod.def;
  const properties = writtenProperties(source, shape);
  const target: RestTarget<Row> = {
    name,
    entity,
    subject,
    written: new Map([...properties].map(([field, property]) => [property, field])),
    audited: declaration.audited ?? (() => ({})),
    complete: declaration.complete,
  };
  const fields = z.object(shape);
  const { preset = {} } = declaration;
  const asked = z.object(
    Object.fromEntries(
      Object.entries(shape).map(([field, schema]) => [field, field in preset ? z.optional(schema) : schema]),
    ),
  );
  const created = access.create === undefined ? asked : described(asked, answer, 'Creation', {});
  const changed = described(fields.partial().extend({ version }), answer, 'Change', { version: 1 });

  /** By property what came by field, held against the record. */
  const valuesOf = (body: Partial<Written<Write>>, row: Row | null): RecordValues => {
    const values = declaration.refine?.(body, row) ?? body;
    return Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) => {
        const property = properties.get(field);
        return property === undefined || value === undefined ? [] : [[property, value]];
      }),
    );
  };

  @Injectable()
  class Rest extends ReadOnlyResource(declaration) implements WriteRoutes<Row> {
    constructor(
      reader: RestReader,
      readonly writer: RestWriter,
    ) {
      super(reader);
    }

    along?(transaction: Transaction, row: Row): Promise<void>;

    @Served(access.create, Post(path), Summary(`${title}: a new record`), Refuses('donnees_invalides'))
    @AnswersRestRecord(answer, 201)
    async create(@CurrentActor() actor: Actor, @Body({ schema: created }) body: Written<Write>): Promise<RawJson> {
      const id = await this.writer.create(actor, target, valuesOf({ ...preset, ...body }, null));
      return this.one(id);
    }

    @Served(
      access.update,
      Put(`${path}/:id`),
      Summary(`${title}: changes a record`, 'Fields that are left out stay.'),
      Refuses('introuvable', 'version_perimee', 'conflit', ...(declaration.refuses ?? [])),
    )
    @AnswersRestRecord(answer)
    async update(
      @CurrentActor() actor: Actor,
      @Param('id', IdPipe) id: number,
      @Body({ schema: changed }) body: Partial<Written<Write>> & { readonly version?: number },
    ): Promise<RawJson> {
      await this.writer.update(
        actor,
        target,
        { id, version: body.version },
        (row) => valuesOf(body, row),
        async (transaction, row) => this.along?.(transaction, row),
      );
      return this.one(id);
    }

    @Served(
      access.delete,
      Delete(`${path}/:id`),
      Summary(`${title}: deletes a record`),
      Refuses('introuvable', 'encore_utilise', 'conflit'),
    )
    @AnswersRestRecord(answer)
    async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<RawJson> {
      const record = await this.reader.find(source, id);
      await this.writer.remove(actor, target, id);
      return restRecord(record);
    }
  }
  return Rest;
}

const version = z.int('invalide').positive('invalide').describe('The one that the writer has read').optional();

/** Makes the method a route for those whom the rule lets in; without a rule it is none. */
function Served(rule: AccessRule | undefined, ...decorators: readonly MethodDecorator[]): MethodDecorator {
  return (prototype, method, descriptor) => {
    if (rule === undefined) return;
    for (const decorate of [Access(rule), ...decorators]) decorate(prototype, method, descriptor);
  };
}

/** Named after the answer, its example taken from the answer's. */
function described<Schema extends z.ZodObject>(
  schema: Schema,
  answer: z.core.$ZodObject,
  what: string,
  more: object,
): Schema {
  const { id, examples } = z.globalRegistry.get(answer) ?? {};
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (id === undefined || typeof example !== 'object' || example === null) {
    throw new Error('The answer of a resource has a name and an example');
  }
  const shown = Object.entries(example).filter(([field]) => field in schema.shape);
  return schema.meta({ id: `${id}${what}`, examples: [{ ...Object.fromEntries(shown), ...more }] });
}

/** By field of the request the property of the entity that it writes. */
function writtenProperties({ fields }: RestSource, shape: z.core.$ZodShape): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shape).map(([field, schema]) => {
      const property = fields.columns.get(field)?.property;
      if (property === undefined) throw new Error(`${fields.table} is written by ${field}, which is no column`);
      // A change leaves out what it does not change: a default would set it.
      if (schema._zod.def.type === 'default')
        throw new Error(`${fields.table}: a default of ${field} belongs in the table`);
      return [field, property];
    }),
  );
}
