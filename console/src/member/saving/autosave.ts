/**
 * Saves what a person answers or writes, as they go: one call at a time, later answers waiting and merged, each call carrying
 * the version that the one before has given. What could not be saved is kept and told, never dropped.
 */
import { isApiError } from '../../api/errors';

export type SaveState =
  | { readonly status: 'idle' | 'saving' | 'saved' }
  /** The server refused, or could not be reached: the changes are kept here. */
  | { readonly status: 'failed'; readonly error: unknown }
  /** Someone else has saved meanwhile: the changes are kept here until the person decides. */
  | { readonly status: 'stale' };

export interface AutosaveSnapshot<Input, Saved> {
  readonly state: SaveState;
  /** Not yet confirmed by the server; shown as if it were. */
  readonly unsaved: Input | null;
  /** The last answer of the server to a save. */
  readonly saved: Saved | null;
  /** Part of what is unsaved is still being typed. */
  readonly isTyping: boolean;
}

export type Send<Input, Saved> = (input: Input & { version?: number }) => Promise<Saved>;

export class Autosave<Input extends object, Saved extends { readonly version: number }> {
  private snapshot: AutosaveSnapshot<Input, Saved> = {
    state: { status: 'idle' },
    unsaved: null,
    saved: null,
    isTyping: false,
  };
  private sending: Input | null = null;
  private pending: Input | null = null;
  /** What is being typed. */
  private held: Input | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private version = 0;
  private readonly listeners = new Set<() => void>();

  /** `merge`: two changes as one, the second's parts winning. */
  constructor(
    private send: Send<Input, Saved>,
    private readonly merge: (first: Input, second: Input) => Input,
  ) {}

  get sender(): Send<Input, Saved> {
    return this.send;
  }

  /** The version that the next save is held against. */
  get basis(): number {
    return this.version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): AutosaveSnapshot<Input, Saved> => this.snapshot;

  /**
   * The latest way to reach the server, and the version that the screens have seen. An answer that was given on an older
   * version keeps that version: the server then refuses it, and the person decides what becomes of it.
   */
  adopt(send: Send<Input, Saved>, version: number): void {
    this.send = send;
    if (this.snapshot.unsaved === null || this.snapshot.state.status === 'stale') {
      this.version = Math.max(this.version, version);
    }
  }

  /** Takes a change; `delayMs` waits for the person to stop typing. */
  add(input: Input, delayMs = 0): void {
    this.pending = this.pending === null ? input : this.merge(this.pending, input);
    // A new answer is also a new try; only a colleague's change waits for a decision.
    this.publish(this.snapshot.state.status === 'stale' ? this.snapshot.state : { status: 'idle' });
    clearTimeout(this.timer);
    if (delayMs === 0) void this.run();
    else this.timer = setTimeout(() => void this.run(), delayMs);
  }

  /**
   * What is being typed, in place of what was typed before; null when it is refused. Shown as if it were saved, and sent by
   * `flush` alone: nothing half-typed reaches the server.
   */
  hold(input: Input | null): void {
    this.held = input;
    this.publish(this.snapshot.state);
  }

  /** Saves what waits and what was typed; the version then, or null while something is left unsaved. */
  async flush(): Promise<number | null> {
    clearTimeout(this.timer);
    const { held } = this;
    this.held = null;
    if (held !== null) this.add(held);
    await this.run();
    return this.snapshot.unsaved === null ? this.version : null;
  }

  /** After a failure, or on the new state of what someone else has changed. */
  async retry(): Promise<number | null> {
    this.publish({ status: 'idle' });
    return this.flush();
  }

  /** Forgets what is not saved. */
  discard(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.held = null;
    this.publish({ status: 'idle' });
  }

  private async run(): Promise<void> {
    // More than one round: something may be added while the last one is ending.
    while (this.running !== null || (this.pending !== null && !this.isBlocked())) {
      this.running ??= this.sendAll().finally(() => {
        this.running = null;
      });
      await this.running;
    }
  }

  private async sendAll(): Promise<void> {
    while (this.pending !== null && !this.isBlocked()) {
      const input = this.pending;
      this.sending = input;
      this.pending = null;
      this.publish({ status: 'saving' });
      try {
        const saved = await this.send(this.version > 0 ? { ...input, version: this.version } : input);
        this.version = Math.max(this.version, saved.version);
        this.sending = null;
        this.snapshot = { ...this.snapshot, saved };
        this.publish({ status: 'saved' });
      } catch (error) {
        this.keepUnsent(input);
        this.publish(isApiError(error) && error.isStale ? { status: 'stale' } : { status: 'failed', error });
      }
    }
  }

  private isBlocked(): boolean {
    return this.snapshot.state.status === 'failed' || this.snapshot.state.status === 'stale';
  }

  private keepUnsent(input: Input): void {
    this.pending = this.pending === null ? input : this.merge(input, this.pending);
    this.sending = null;
  }

  private publish(state: SaveState): void {
    const unsaved = [this.sending, this.pending, this.held].reduce(
      (first, second) => (first && second ? this.merge(first, second) : (first ?? second)),
      null,
    );
    this.snapshot = { ...this.snapshot, state, unsaved, isTyping: this.held !== null };
    this.listeners.forEach((listener) => listener());
  }
}
