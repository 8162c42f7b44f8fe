import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerOptions } from 'node:http';
import { constants } from 'node:zlib';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SessionLookup } from '../access/session-lookup.js';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { answerHealth, Health } from '../health/health.js';
import { measureRequests, Metrics } from '../metrics/metrics.js';
import { JournalListener } from '../outbox/journal-listener.js';
import { traceRequests } from '../tracing/start-tracing.js';
import { answerInTime } from './answer-in-time.js';
import { BARE_RULES } from './bare-rules.js';
import { LARGEST_BODY, limitBodies } from './body-limits.js';
import { serveConsole } from './console-files.js';
import { allowEmptyDelete, answerUnreadable, refuseUnservedMethods } from './unreadable-request.js';
import { acceptFiles } from './file-body.js';
import { KeptPages, PublicState } from './kept-pages.js';
import { answerRefusal } from './error.filter.js';
import { serveApiDocs } from './api-docs-page.js';
import { serveSecurityTxt } from './security-txt.js';
import { serveWebManifest } from './web-manifest.js';
import { refuseUnreadableText } from './readable-text.js';

const SWEEP_MS = 50;
const TIMEOUT_CHECK_MS = 1000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Listeners of one answer: each part of the server adds one, and no request adds more. */
const MOST_LISTENERS = 20;
/** Longer than a proxy keeps a connection, so that a proxy never sends a request on a connection that is closing. */
const KEEP_ALIVE_MS = 72_000;
const CORRELATION_ID = /^[\w-]{8,64}$/;
const BROTLI_QUALITY = 4;
/** No page or video frame may use a device of its reader. */
const NO_DEVICES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((device) => `${device}=()`)
  .join(', ');

/** The HTTP edge around the API's module: limits, headers, correlation, the console's files. */
export async function createApi(module: DynamicModule, config: Config): Promise<NestFastifyApplication> {
  const front: { health?: Health } = {};
  const adapter = new FastifyAdapter({
    bodyLimit: LARGEST_BODY,
    serverFactory: (handler: RequestListener) =>
      createServer(timeoutsOf(config), (request, response) => {
        if (front.health === undefined || !answerHealth(front.health, request, response)) handler(request, response);
      }),
    trustProxy: trustedHops(config.trustProxy),
    genReqId: correlationIdOf,
    // A request that never reaches a route runs no hook, so its headers are added here.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(BARE_RULES).header('x-correlation-id', request.id);
      answerRefusal(new DomainError('requete_malformee'), request, reply);
    },
    clientErrorHandler: answerUnreadable,
    // This is for a busy connection when the process stops. Fastify's own refusal would have neither our form nor
    // Retry-After.
    return503OnClosing: false,
  });
  // Nest would also read forms. The API takes JSON, and files on some routes, and answers 415 to other types.
  const options = { bufferLogs: true, bodyParser: false };
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, options);
  app.useLogger(app.get(Logger));
  const fastify = adapter.getInstance();
  front.health = app.get(Health);
  fastify.removeContentTypeParser('text/plain');
  await acceptFiles(fastify);
  allowEmptyDelete(fastify);
  closeConnectionsWithoutRequest(fastify);
  traceRequests(app, fastify);
  measureRequests(fastify, app.get(Metrics));
  answerInTime(fastify, config);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.raw.setMaxListeners(MOST_LISTENERS);
    Object.assign(request.raw, { routePattern: request.routeOptions.url ?? 'unknown' });
    void reply.header('x-correlation-id', request.id).header('permissions-policy', NO_DEVICES);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameSrc: [new URL(config.videoPlayerUrl).origin],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  // This comes after the security headers, so that a refusal has them too.
  refuseUnservedMethods(app, fastify);
  refuseUnreadableText(fastify);
  limitBodies(fastify, app.get(SessionLookup), config);
  const kept = new KeptPages(app.get(PublicState), app.get(Clock));
  tellOfChanges(app, fastify, kept);
  await serveConsole(app, fastify, config, kept);
  serveSecurityTxt(app, fastify, config);
  serveWebManifest(app, fastify);
  serveApiDocs(app, fastify);
  return app;
}

/**
 * Reports changes to the cache of this process, so that staff see their changes at once. The other processes are notified a
 * moment later (ADR 34).
 */
function tellOfChanges(app: NestFastifyApplication, fastify: FastifyInstance, kept: KeptPages): void {
  fastify.addHook('onSend', async ({ method, routeOptions }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && routeOptions.url?.startsWith('/admin/') === true) kept.changed();
  });
  app.get(JournalListener).onEvent((establishment) => {
    // Changes within an establishment are not public.
    if (establishment === '') kept.changed();
  });
}

function timeoutsOf({ requestTimeoutMs }: Config): ServerOptions {
  return {
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two for the whole request.
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
}

function correlationIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
}

type Trust = false | string | ((address: string, hop: number) => boolean);

/** A number means that this many proxies are trusted, counted from the server. */
function trustedHops(trustProxy: Config['trustProxy']): Trust {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/**
 * A stop waits only for running requests, not for bodies that are still arriving; their senders ask again. Connections
 * without a request are closed at once: idle ones, and those that browsers open in advance. Without this call, the server
 * would wait for their time-outs.
 */
function closeConnectionsWithoutRequest(fastify: FastifyInstance): void {
  const running = new Set<IncomingMessage>();
  let sweep: NodeJS.Timeout | undefined;
  fastify.addHook('onRequest', async ({ raw }, reply) => {
    running.add(raw);
    reply.raw.once('close', () => running.delete(raw));
  });
  const clear = () => {
    // A request may begin during the stop, on a connection that was accepted before the stop.
    for (const request of running) if (!request.complete) request.destroy();
    if (running.size === 0) fastify.server.closeAllConnections();
  };
  fastify.addHook('preClose', async () => {
    sweep = setInterval(clear, SWEEP_MS);
  });
  fastify.addHook('onClose', async () => clearInterval(sweep));
}
