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
import { type RestTarget, RestWriter, type RecordValues } from './rest-writer.js';
import type { StaffRecord } from './staff-record.js';

type Written<Write extends z.core.$ZodShape> = z.output<z.core.$ZodObject<Write>>;

/** A resource that staff write: what it reads, what it takes, and who may do what. An act without a rule is 405. */
export type RestDeclaration<
  Row extends StaffRecord,
  Shape extends z.core.$ZodShape,
  Write extends z.core.$ZodShape,
> = ReadDeclaration<Row, Shape> & {
  readonly access: { readonly create?: AccessRule; readonly update?: AccessRule; readonly delete?: AccessRule };
  /** The body of a creation; a change takes any part of it. Its fields are those of the answer, without defaults. */
  readonly write: z.core.$ZodObject<Write>;
  /** Values of a new record for fields that its creation leaves out, so that only required fields are asked for. */
  readonly preset?: Partial<Written<Write>>;
  /** Checks or completes values when a schema cannot do it. `row` is the present record, null for a new one. */
  readonly refine?: (values: Partial<Written<Write>>, row: Row | null) => Partial<Written<Write>>;
  readonly complete?: RestTarget<Row>['complete'];
  readonly release?: RestTarget<Row>['release'];
  /** The refusals of a change or a deletion beside those of every resource. */
  readonly refuses?: readonly ErrorCode[];
  /** What the journal may hold of a record, old and new: never a typed text. */
  readonly audited?: (row: Row) => AuditedValues;
};

export interface WriteRoutes<Row extends StaffRecord> extends ReadRoutes {
  readonly writer: RestWriter;
  /** Further effects of a change, in its transaction and before it is written. */
  along?(transaction: Transaction, row: Row): Promise<void>;
}

/**
 * The routes of a resource that staff write: those of `ReadOnlyResource`, and POST, PUT and DELETE if `access` allows
 * them, each with an event in the journal (ADR 25). A change that names another `version` than the record's is 409
 * `version_perimee`.
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
    release: declaration.release,
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

  /** The request's values by property, checked against the record. */
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
      Summary(`${title}: changes a record`, 'Fields that are left out keep their value.'),
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
      Refuses('introuvable', 'encore_utilise', 'conflit', ...(declaration.refuses ?? [])),
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

const version = z.int('invalide').positive('invalide').describe('The version that the writer has read').optional();

/** Makes the method a route under the rule; without a rule it is not a route. */
function Served(rule: AccessRule | undefined, ...decorators: readonly MethodDecorator[]): MethodDecorator {
  return (prototype, method, descriptor) => {
    if (rule === undefined) return;
    for (const decorate of [Access(rule), ...decorators]) decorate(prototype, method, descriptor);
  };
}

/** Gives a schema the name and the example of the answer. */
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

/** The entity's property by the request's field. */
function writtenProperties({ fields }: RestSource, shape: z.core.$ZodShape): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shape).map(([field, schema]) => {
      const property = fields.columns.get(field)?.property;
      if (property === undefined) throw new Error(`${fields.table} is written by ${field}, which is no column`);
      // A change must not set missing fields, which a default would do.
      if (schema._zod.def.type === 'default')
        throw new Error(`${fields.table}: a default of ${field} belongs in the table`);
      return [field, property];
    }),
  );
}
