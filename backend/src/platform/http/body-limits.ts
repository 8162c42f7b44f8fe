/**
 * Limits the memory of unfinished bodies; callers without a session get little. Node ends a request that has not
 * arrived within `requestTimeoutMs`.
 */
import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../access/bearer-token.js';
import type { SessionLookup } from '../access/session-lookup.js';
import type { Config } from '../config/config.js';
import { DomainError, unavailable } from '../errors/domain-error.js';
import { takesForm } from './file-body.js';

const KILOBYTE = 1024;
/** A JSON body. */
export const LARGEST_BODY = KILOBYTE * KILOBYTE;
/** A small body is read at once, without a session check or a place in the sum. */
const SMALL_BODY = 8 * KILOBYTE;
/** The largest body without a session: the longest contact message, escaped. */
const LARGEST_STRANGERS_BODY = 64 * KILOBYTE;
/** The sum of all unfinished bodies. */
const SUM = { member: 64 * KILOBYTE * KILOBYTE, stranger: 8 * KILOBYTE * KILOBYTE };
const STRANGERS_MS = 15_000;

/** One account's share of this sum: three files at once. */
const ONE_ACCOUNTS_SUM = 16 * KILOBYTE * KILOBYTE;

interface Sender {
  readonly kind: keyof typeof SUM;
  /** Null for a stranger. */
  readonly accountId: number | null;
}

const STRANGER: Sender = { kind: 'stranger', accountId: null };

/** Bytes of unfinished bodies by sender, so that neither strangers nor one account can use up the others' share. */
class UnfinishedBodies {
  private readonly held = { member: 0, stranger: 0 };
  private readonly byAccount = new Map<number, number>();

  constructor(
    /** How long a stranger's body may take. */
    readonly strangersMs: number,
  ) {}

  /** @throws 503 `service_indisponible` when all senders, or this one, have used up their share */
  take(sender: Sender, bytes: number): void {
    const own = this.heldBy(sender) + bytes;
    if (this.held[sender.kind] + bytes > SUM[sender.kind] || own > ONE_ACCOUNTS_SUM) {
      throw unavailable();
    }
    this.add(sender, bytes);
  }

  release(sender: Sender, bytes: number): void {
    this.add(sender, -bytes);
  }

  private heldBy({ accountId }: Sender): number {
    return accountId === null ? 0 : (this.byAccount.get(accountId) ?? 0);
  }

  private add(sender: Sender, bytes: number): void {
    this.held[sender.kind] += bytes;
    if (sender.accountId === null) return;
    const own = this.heldBy(sender) + bytes;
    if (own === 0) this.byAccount.delete(sender.accountId);
    else this.byAccount.set(sender.accountId, own);
  }
}

/** 413 above the sender's limit, 503 above the sum of all, 400 for a stranger's body that is too slow. */
export function limitBodies(
  fastify: FastifyInstance,
  sessions: Pick<SessionLookup, 'find'>,
  { requestTimeoutMs }: Pick<Config, 'requestTimeoutMs'>,
): void {
  const unfinished = new UnfinishedBodies(Math.min(STRANGERS_MS, requestTimeoutMs));
  fastify.addHook('preParsing', async (request, reply, payload) => {
    if (isSmall(request)) return payload;
    const sender = await senderOf(request, sessions);
    // The route reads a form after the access rule and streams it to the disk, so a form takes no memory here.
    if (takesForm(request)) {
      if (sender.kind === 'member') return payload;
      void reply.header('connection', 'close');
      throw new DomainError('session_absente');
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (sender.kind === 'stranger' && announced > LARGEST_STRANGERS_BODY) {
      void reply.header('connection', 'close');
      throw new DomainError('corps_trop_grand');
    }
    const meter = metered(payload, sender, unfinished);
    // If the answer was sent without reading the body (another type, no right to the route), Node discards the rest of the
    // body.
    reply.raw.once('finish', () => {
      if (meter.readableEnded) return;
      // The body is unpiped first. Otherwise the end of its reader would stop the rest of the body, and with it the next
      // request on this connection.
      payload.unpipe(meter);
      meter.destroy();
      payload.resume();
    });
    return meter;
  });
}

function isSmall({ headers, method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const length = headers['content-length'];
  return headers['transfer-encoding'] === undefined && (length === undefined || Number(length) <= SMALL_BODY);
}

async function senderOf(request: FastifyRequest, sessions: Pick<SessionLookup, 'find'>): Promise<Sender> {
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await sessions.find(token, request.id);
  return session === undefined ? STRANGER : { kind: 'member', accountId: session.actor.accountId };
}

/** Counts the body as it arrives. Its share is released when it is complete, interrupted or refused. */
function metered(payload: Readable, sender: Sender, unfinished: UnfinishedBodies): Transform {
  let held = 0;
  const meter = Object.assign(
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        meter.receivedEncodedLength += piece.length;
        if (sender.kind === 'stranger' && meter.receivedEncodedLength > LARGEST_STRANGERS_BODY) {
          done(new DomainError('corps_trop_grand'));
          return;
        }
        try {
          unfinished.take(sender, piece.length);
          held += piece.length;
          done(null, piece);
        } catch (error) {
          done(error instanceof Error ? error : new Error('refused'));
        }
      },
    }),
    // Fastify compares this count with the announced length.
    { receivedEncodedLength: 0 },
  );
  const tooSlow = setTimeout(
    () => sender.kind === 'stranger' && meter.destroy(new DomainError('requete_malformee')),
    unfinished.strangersMs,
  ).unref();
  const end = () => {
    clearTimeout(tooSlow);
    unfinished.release(sender, held);
    held = 0;
  };
  // The reader has its own error listener. Without a reader, an error must not end the process.
  meter.once('end', end).once('close', end).on('error', end);
  payload.once('error', (error) => meter.destroy(error)).once('close', () => payload.readableEnded || meter.destroy());
  payload.pipe(meter);
  return meter;
}
