/**
 * Enough of an error to find its cause: its kind, its code, its place. Never a message, because it may quote values.
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
