import type { DynamicModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { Config } from '../config/config.js';
import { logStream } from './log-stream.js';

/**
 * Structured logs without personal data. A request is logged by its route's pattern and not by its address, headers or
 * body, so that no token, name or search word enters a line.
 */
export function loggingModule(config: Config, stream: DestinationStream = logStream()): DynamicModule {
  return LoggerModule.forRoot({
    // The package's default matches no route of Nest's Fastify adapter.
    forRoutes: ['/{*splat}'],
    pinoHttp: {
      stream,
      level: config.logLevel,
      base: null,
      autoLogging: true,
      quietReqLogger: true,
      quietResLogger: true,
      customLogLevel: (_request, response, error) =>
        error !== undefined || response.statusCode >= 500 ? 'error' : 'debug',
      customProps: (request: IncomingMessage & { routePattern?: string }, response: ServerResponse) => ({
        route: request.routePattern ?? 'unknown',
        status: response.statusCode,
      }),
      serializers: { req: () => undefined, res: () => undefined, err: (error: Error) => ({ type: error.name }) },
    },
  });
}
