/** The list as it is usually written with Nest and TypeORM: `findAndCount` with relations, entities to JSON. */
import { backendPackage } from '../lib/built.mjs';

backendPackage('reflect-metadata');
const { Controller, Get, Module, Param } = backendPackage('@nestjs/common');
const { NestFactory } = backendPackage('@nestjs/core');
const { FastifyAdapter } = backendPackage('@nestjs/platform-fastify');
const { DataSource, EntitySchema } = backendPackage('typeorm');

const camel = (column) => column.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const columns = (type, names, more = {}) =>
  Object.fromEntries(names.split(' ').map((name) => [camel(name), { name, type, nullable: true, ...more }]));
/** pg hands these over as text. */
const transformer = { from: Number, to: (value) => value };
const key = { primary: true, nullable: false };
const joinColumn = [
  { name: 'establishment_id', referencedColumnName: 'establishmentId' },
  { name: 'profile_id', referencedColumnName: 'id' },
];
const ofProfile = (inverseSide) => ({ type: 'many-to-one', target: 'profile', joinColumn, inverseSide });
const many = (target) => ({ type: 'one-to-many', target, inverseSide: 'profile' });
const entity = (name, relations, ...shapes) =>
  new EntitySchema({ name, relations, columns: Object.assign({}, ...shapes) });

const Profile = entity(
  'profile',
  { valuations: many('valuation'), totals: many('profile_totals') },
  columns('integer', 'id', key),
  columns('integer', 'version status establishment_id'),
  columns('text', 'name'),
);
const Totals = entity(
  'profile_totals',
  { profile: ofProfile('totals') },
  columns('integer', 'profile_id audience', key),
  columns('bigint', 'minimum_cents displayed_month_cents', { transformer }),
  columns('integer', 'share_hundredths active_functions category_level lowest_points'),
  columns('date', 'next_change_on'),
);
const VALUATION_NUMBERS = `version status created_by grid_id function_id category_level share_hundredths leave_weeks
  guaranteed_cents fixed_amount_cents index_points majored_points minimum_cents hourly_cents remuneration_value_cents
  displayed_cents rules_version`;
const Valuation = entity(
  'valuation',
  {
    profile: ofProfile('valuations'),
    text: { type: 'many-to-one', target: 'personal_text', joinColumn: { name: 'text_id' } },
  },
  columns('integer', 'id', key),
  columns('integer', VALUATION_NUMBERS.replaceAll(/\s+/g, ' ')),
  columns('boolean', 'visible hourly fixed_days'),
  columns('date', 'seniority_on calculated_on next_change_on'),
  columns('text', 'displayed_unit'),
  columns('jsonb', 'history'),
  columns('timestamptz', 'created_at updated_at'),
);
const Text = entity('personal_text', {}, columns('uuid', 'id', key), columns('jsonb', 'content'));

const { DATABASE_URL, DATABASE_POOL_SIZE } = process.env;
const entities = [Profile, Totals, Valuation, Text];
const poolSize = Number(DATABASE_POOL_SIZE);
const source = await new DataSource({ type: 'postgres', url: DATABASE_URL, entities, poolSize }).initialize();
const PER_PAGE = 20;

class ListController {
  async list({ id, page }) {
    const [data, total] = await source.getRepository(Profile).findAndCount({
      where: { establishmentId: Number(id), totals: { audience: 0 } },
      relations: { totals: true, valuations: { text: true } },
      order: { name: 'asc', id: 'asc' },
      take: PER_PAGE,
      skip: (page - 1) * PER_PAGE,
    });
    return { data, total };
  }
}
const method = Object.getOwnPropertyDescriptor(ListController.prototype, 'list');
Get(':id/:page')(ListController.prototype, 'list', method);
Param()(ListController.prototype, 'list', 0);
Controller('list')(ListController);

class EntitiesModule {}
Module({ controllers: [ListController] })(EntitiesModule);

const app = await NestFactory.create(EntitiesModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send({ type: 'ready', port: app.getHttpServer().address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
