/**
 * Describes an error by its kind, its code and its place, which is enough to find the cause. It never contains the message,
 * because a message may quote values.
 */
export function describeError(error: unknown): {
  readonly name: string;
  readonly code?: unknown;
  readonly stack?: string;
} {
  if (!(error instanceof Error)) return { name: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(stack === undefined ? {} : { stack }),
  };
}
