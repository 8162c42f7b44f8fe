/** The classes of a previewed process, with the metadata that decorators left on them. */
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

export type AnyClass = abstract new (...words: never[]) => object;

/** Every provider class once. */
export function providerClasses(app: INestApplication): AnyClass[] {
  const classes = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.providers.values()].flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : [])),
  );
  return [...new Set(classes)];
}

export function isClass(value: unknown): value is AnyClass {
  return typeof value === 'function' && value.prototype !== undefined;
}

/** The value that a decorator left under a key; each key has one writer. */
export function metadata<Value>(key: string, target: object): Value | undefined {
  return Reflect.getMetadata(key, target) as Value | undefined;
}
