import { typeset } from '@valorisation/rules';

/** Applies French typography to every text of a sheet. */
export function typesetAll<T>(value: T): T;
export function typesetAll(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((item) => typesetAll<unknown>(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetAll<unknown>(item)]));
}
