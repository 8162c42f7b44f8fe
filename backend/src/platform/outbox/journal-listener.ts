import { Logger } from '@nestjs/common';
import type { Client } from 'pg';
import { DatabaseClient } from '../persistence/database-client.js';
import { PATIENCE_OF_THE_API } from '../persistence/patience.js';

type Channel = 'domain_event' | 'print_job' | 'session_change' | 'wage_change';
type Listener = (payload: string) => void;

const CHANNELS: readonly Channel[] = ['domain_event', 'print_job', 'session_change', 'wage_change'];
const RECONNECT_MS = 1000;

/**
 * The process's only LISTEN connection, direct to the server because a pooler would drop notifications. A lost
 * connection is opened again. Listeners also poll, so that a missed notification only costs time.
 */
export class JournalListener {
  private readonly logger = new Logger(JournalListener.name);
  private readonly listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  /** @param reconnectMs pause before a lost connection is opened again */
  constructor(
    private readonly connectionString: string,
    private readonly reconnectMs = RECONNECT_MS,
  ) {}

  async start(): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.connectionString,
      keepAlive: true,
      patience: PATIENCE_OF_THE_API,
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ channel, payload }) => {
      if (isChannel(channel)) for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    this.client = client;
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    } catch {
      this.reconnect(client);
    }
  }

  /** Called on a new event; the payload is the establishment's id. Answers a function that stops listening. */
  onEvent(listener: Listener): () => void {
    return this.on('domain_event', listener);
  }

  /** Called when a print job changed; the payload is its id. Answers a function that stops listening. */
  onPrintJob(listener: Listener): () => void {
    return this.on('print_job', listener);
  }

  /**
   * Called when a session ended, or an account got another role; the payload is the account's id. The database's
   * triggers send it for every statement. Answers a function that stops listening.
   */
  onSessionChange(listener: Listener): () => void {
    return this.on('session_change', listener);
  }

  /** Called when an entry of the minimum wage was added. Answers a function that stops listening. */
  onWageChange(listener: Listener): () => void {
    return this.on('wage_change', listener);
  }

  async stop(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private on(channel: Channel, listener: Listener): () => void {
    const listeners = this.listeners.get(channel);
    listeners?.add(listener);
    return () => listeners?.delete(listener);
  }

  /**
   * Reconnects once for each lost client. The loss may show in an error, in the end of the connection, or in a running
   * statement.
   */
  private reconnect(lost: Client): void {
    if (this.closed || lost !== this.client) return;
    this.client = undefined;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    this.logger.warn('listening connection lost, opening another');
    this.retry = setTimeout(() => void this.start(), this.reconnectMs);
  }
}

function isChannel(channel: string): channel is Channel {
  return (CHANNELS as readonly string[]).includes(channel);
}
