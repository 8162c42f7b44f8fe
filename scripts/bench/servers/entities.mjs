/**
 * The same page as it is usually written with Nest and TypeORM: `findAndCount` with relations, entities to JSON. On the
 * product's HTTP adapter, without a session.
 */
import { backendPackage } from '../built.mjs';

backendPackage('reflect-metadata');
const { Controller, Get, Module, Param } = backendPackage('@nestjs/common');
const { NestFactory } = backendPackage('@nestjs/core');
const { FastifyAdapter } = backendPackage('@nestjs/platform-fastify');
const { DataSource, EntitySchema } = backendPackage('typeorm');

const integer = { type: 'integer' };
/** pg hands these over as text. */
const wide = { type: 'bigint', transformer: { from: Number, to: (value) => value } };
const nullableInteger = { type: 'integer', nullable: true };
const flag = { type: 'boolean' };
const json = { type: 'jsonb' };
const moment = { type: 'timestamptz' };
const day = { type: 'date', nullable: true };
const columns = (shapes) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      { name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...shape },
    ]),
  );
const id = { ...integer, primary: true };
const one = (target, column) => ({ type: 'many-to-one', target, joinColumn: { name: column } });
/** By both columns of the index. */
const ofProfile = {
  type: 'many-to-one',
  target: 'profile',
  joinColumn: [
    { name: 'establishment_id', referencedColumnName: 'establishmentId' },
    { name: 'profile_id', referencedColumnName: 'id' },
  ],
};

const Profile = new EntitySchema({
  name: 'profile',
  columns: columns({ id, version: integer, name: { type: 'text' }, status: integer, establishmentId: integer }),
  relations: {
    valuations: { type: 'one-to-many', target: 'valuation', inverseSide: 'profile' },
    totals: { type: 'one-to-many', target: 'profile_totals', inverseSide: 'profile' },
  },
});
const Totals = new EntitySchema({
  name: 'profile_totals',
  columns: columns({
    profileId: id,
    audience: id,
    minimumCents: wide,
    shareHundredths: integer,
    displayedMonthCents: wide,
    activeFunctions: integer,
    categoryLevel: nullableInteger,
    lowestPoints: nullableInteger,
    nextChangeOn: day,
  }),
  relations: { profile: { ...ofProfile, inverseSide: 'totals' } },
});
const Valuation = new EntitySchema({
  name: 'valuation',
  columns: columns({
    id,
    version: integer,
    status: integer,
    visible: flag,
    createdBy: integer,
    gridId: integer,
    functionId: integer,
    categoryLevel: integer,
    shareHundredths: integer,
    seniorityOn: day,
    leaveWeeks: integer,
    hourly: flag,
    fixedDays: flag,
    guaranteedCents: nullableInteger,
    fixedAmountCents: nullableInteger,
    calculatedOn: day,
    indexHundredths: { ...nullableInteger, name: 'index_points' },
    majoredIndexHundredths: { ...nullableInteger, name: 'majored_points' },
    minimumCents: nullableInteger,
    hourlyCents: nullableInteger,
    remunerationValueCents: nullableInteger,
    displayedCents: nullableInteger,
    displayedUnit: { type: 'text', nullable: true },
    rulesVersion: nullableInteger,
    nextChangeOn: day,
    history: json,
    createdAt: moment,
    updatedAt: moment,
  }),
  relations: {
    profile: { ...ofProfile, inverseSide: 'valuations' },
    text: { ...one('personal_text', 'text_id'), nullable: true },
  },
});
const Text = new EntitySchema({
  name: 'personal_text',
  columns: columns({ id: { type: 'uuid', primary: true }, content: json }),
});

const source = await new DataSource({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [Profile, Totals, Valuation, Text],
  poolSize: Number(process.env.DATABASE_POOL_SIZE),
}).initialize();

const PER_PAGE = 20;

class ListController {
  async list(establishmentId) {
    const [data, total] = await source.getRepository(Profile).findAndCount({
      where: { establishmentId: Number(establishmentId), totals: { audience: 0 } },
      relations: { totals: true, valuations: { text: true } },
      order: { name: 'asc', id: 'asc' },
      take: PER_PAGE,
    });
    return { payload: { data, total, page: 1, perPage: PER_PAGE } };
  }
}
const method = Object.getOwnPropertyDescriptor(ListController.prototype, 'list');
Get(':establishmentId')(ListController.prototype, 'list', method);
Param('establishmentId')(ListController.prototype, 'list', 0);
Controller('list')(ListController);

class EntitiesModule {}
Module({ controllers: [ListController] })(EntitiesModule);

const app = await NestFactory.create(EntitiesModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send({ type: 'ready', port: app.getHttpServer().address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
