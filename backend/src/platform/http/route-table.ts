/** Every route of the application with its declarations: for the API's description, the access table, the tests. */
import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { isSchema, wireNamesOf, type AnyCall } from '@valorisation/contract';
import { ACCESS_METADATA, type AccessRule } from '../access/access.decorator.js';
import { LINK_METADATA } from '../access/bearer-token.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { COSTLY_METADATA, type CostlyWork } from '../limits/costly-calls.js';
import { REFUSALS_METADATA } from './api-doc.decorator.js';
import { callOf } from './serves.decorator.js';
import { writes } from './writes.js';

export interface Route {
  readonly method: string;
  /** The path as Nest routes it: `/v1/valor/:id`. */
  readonly path: string;
  readonly module: string;
  readonly controller: string;
  readonly handler: string;
  /** Undefined without a declared rule. The guard refuses the route then, and a test names it. */
  readonly access: AccessRule | undefined;
  /** The kind of turn, for a costly call. */
  readonly costly: CostlyWork | undefined;
  /** True when it takes the token of a mail, in its path or as Bearer. */
  readonly takesLink: boolean;
  /** The refusals that only this route declares. */
  readonly refusals: readonly ErrorCode[];
  readonly call: AnyCall | undefined;
  /** True when it writes. The method does not decide alone: some GETs write, and some POSTs only read. */
  readonly writes: boolean;
  readonly readsBody: boolean;
  /** True when a schema checks a body or a query. */
  readonly readsValues: boolean;
}

type Controller = abstract new (...words: never[]) => object;

/** The routes in the order of their paths. It works on a preview of the application too. */
export function routeTable(app: INestApplication): readonly Route[] {
  const routes = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) =>
      typeof metatype === 'function' ? routesOf(metatype as Controller, module.name) : [],
    ),
  );
  return routes.sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

function routesOf(controller: Controller, module: string): Route[] {
  const prototype: Record<string, object> = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (handler === undefined || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
    const method = read<RequestMethod>(METHOD_METADATA, handler) ?? RequestMethod.GET;
    const prefixes = [read<string | string[]>(PATH_METADATA, controller) ?? ''].flat();
    const paths = [read<string | string[]>(PATH_METADATA, handler) ?? ''].flat();
    const access = read<AccessRule>(ACCESS_METADATA, handler) ?? read<AccessRule>(ACCESS_METADATA, controller);
    const takesBearer = access === 'activation' || Reflect.hasMetadata(LINK_METADATA, prototype, name);
    return prefixes.flatMap((prefix) =>
      paths.map((path) => ({
        method: RequestMethod[method],
        path: joined(prefix, path),
        takesLink: takesBearer || path.split('/').includes(':token'),
        module,
        controller: controller.name,
        handler: name,
        access,
        costly: read<CostlyWork>(COSTLY_METADATA, handler),
        writes: writes(method === RequestMethod.GET, handler),
        refusals: read<readonly ErrorCode[]>(REFUSALS_METADATA, handler) ?? [],
        call: callOf(handler),
        ...readingOf(controller, name, callOf(handler)),
      })),
    );
  });
}

function readingOf(
  controller: Controller,
  handler: string,
  call: AnyCall | undefined,
): Pick<Route, 'readsBody' | 'readsValues'> {
  const readsBody = call === undefined ? reads(controller, handler, RouteParamtypes.BODY) : isSchema(call.body);
  const readsQuery =
    call === undefined ? reads(controller, handler, RouteParamtypes.QUERY) : wireNamesOf(call.query).size > 0;
  return { readsBody, readsValues: readsBody || readsQuery };
}

function joined(...parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return `/${words.join('/')}`;
}

function reads(controller: Controller, handler: string, part: RouteParamtypes): boolean {
  const words: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler);
  return Object.keys(words ?? {}).some((key) => key.startsWith(`${part}:`));
}

/** Nest's metadata are untyped; each key has one writer. */
function read<Value>(key: string, target: object): Value | undefined {
  return Reflect.getMetadata(key, target) as Value | undefined;
}
