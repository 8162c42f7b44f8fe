/** The parts of the API's description that stand beside the route; open-api.ts collects them. */
import { SetMetadata } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { ErrorCode } from '../errors/error-catalogue.js';

export const REFUSALS_METADATA = 'valorisation:refusals';

export const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Still being prepared: get it with GET /v1/jobs/{id}',
};

/** What the route does, in one line, and what else a caller should know. */
export function Summary(summary: string, description = ''): MethodDecorator {
  return ApiOperation({ summary, ...(description === '' ? {} : { description }) });
}

/** The documented success of a download: a file of one of these types, without an envelope. */
export function AnswersFile(mediaTypes: readonly string[], example?: unknown): MethodDecorator {
  const bytes = { schema: { type: 'string', format: 'binary' } } as const;
  const file = example === undefined ? bytes : { schema: { type: 'object' } as const, example };
  return ApiResponse({
    status: 200,
    description: 'The file, its name in Content-Disposition',
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, file])),
  });
}

/** A path's id that may also be -1, for what does not exist yet. */
export function IdOrNew(description: string): MethodDecorator {
  return ApiParam({ name: 'id', description, schema: { type: 'integer', minimum: -1 } });
}

/**
 * The route's own refusals; the catalogue knows their statuses. Those of every route (no session, another role, a
 * malformed body, the server away) follow from its access rule and its body.
 */
export function Refuses(...codes: readonly ErrorCode[]): MethodDecorator {
  return SetMetadata(REFUSALS_METADATA, codes);
}
