/**
 * Checks that the servers for queues and mails are the right ones. A foreign program on that port, a refused login or a
 * Redis that evicts jobs shows here, and not with the first job or mail.
 */
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { OperatorError } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';

/** @throws OperatorError when it is no Redis, refuses the login, or may evict keys. */
export async function checkRedis(url: string, deadlineMs: number): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: deadlineMs,
    commandTimeout: deadlineMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    // Does not wait for a connection that the server has closed.
    disconnectTimeout: 1,
  });
  // The failing call reports the error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const memory = await redis.info('memory');
    if (evicts(memory)) throw new OperatorError(say.redisEvicts);
  } catch (cause) {
    throw cause instanceof OperatorError ? cause : new OperatorError(say.redisRefuses, { cause });
  } finally {
    redis.disconnect();
  }
}

/** True when its memory is limited and it may drop keys at the limit. */
function evicts(memory: string): boolean {
  return /^maxmemory:[1-9]/m.test(memory) && !/^maxmemory_policy:noeviction\b/m.test(memory);
}

/** @throws OperatorError when it is no mail server or refuses the login. */
export async function checkSmtp(url: string, deadlineMs: number): Promise<void> {
  const timeouts = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } catch (cause) {
    throw new OperatorError(say.smtpRefuses, { cause });
  } finally {
    transport.close();
  }
}
