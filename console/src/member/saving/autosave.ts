/**
 * Saves answers and texts during the work, one call at a time. Later changes wait and are merged. Each call names the
 * version that the previous call returned. Unsaved changes are kept and shown, and never dropped.
 */
import { isApiError } from '../../core/errors';

export type SaveState =
  | { readonly status: 'idle' | 'saving' }
  /** `at`: when the server's answer arrived. */
  | { readonly status: 'saved'; readonly at: Date }
  /** The server refused the changes or could not be reached. The changes are kept here. */
  | { readonly status: 'failed'; readonly error: unknown }
  /** Another person has saved meanwhile. The changes are kept here until the user decides. */
  | { readonly status: 'stale' };

export interface AutosaveSnapshot<Input, Saved> {
  readonly state: SaveState;
  /** Changes that the server has not confirmed yet. The screens show them as if they were saved. */
  readonly unsaved: Input | null;
  readonly saved: Saved | null;
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
  private held: Input | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private version = 0;
  private readonly listeners = new Set<() => void>();

  /** `merge` merges two changes; the second one wins. */
  constructor(
    private send: Send<Input, Saved>,
    private readonly merge: (first: Input, second: Input) => Input,
  ) {}

  get sender(): Send<Input, Saved> {
    return this.send;
  }

  get basis(): number {
    return this.version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): AutosaveSnapshot<Input, Saved> => this.snapshot;

  /**
   * Takes the present function for sending, and the version that the screens show. A change that was made on an older
   * version keeps that version. The server then refuses it, and the user decides.
   */
  adopt(send: Send<Input, Saved>, version: number): void {
    this.send = send;
    if (this.snapshot.unsaved === null || this.snapshot.state.status === 'stale') {
      this.version = Math.max(this.version, version);
    }
  }

  /** Takes a change. `delayMs` delays its sending, so that the typing can end. */
  add(input: Input, delayMs = 0): void {
    this.pending = this.pending === null ? input : this.merge(this.pending, input);
    // A new change also starts a new attempt. After another person's change, the user must decide first.
    this.publish(this.snapshot.state.status === 'stale' ? this.snapshot.state : { status: 'idle' });
    clearTimeout(this.timer);
    if (delayMs === 0) void this.run();
    else this.timer = setTimeout(() => void this.run(), delayMs);
  }

  /**
   * Takes the typed value, which replaces the value typed before; null for a refused value. The screens show it as
   * saved, but only `flush` sends it, so that the server never gets a half-typed value.
   */
  hold(input: Input | null): void {
    this.held = input;
    this.publish(this.snapshot.state);
  }

  /** Saves waiting and typed changes. Returns the version after the save, or null while something is unsaved. */
  async flush(): Promise<number | null> {
    clearTimeout(this.timer);
    const { held } = this;
    this.held = null;
    if (held !== null) this.add(held);
    await this.run();
    return this.snapshot.unsaved === null ? this.version : null;
  }

  /** Tries again: after a failure, or on the new state after another person's change. */
  async retry(): Promise<number | null> {
    this.publish({ status: 'idle' });
    return this.flush();
  }

  discard(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.held = null;
    this.publish({ status: 'idle' });
  }

  private async run(): Promise<void> {
    // A loop, because a change may be added while the last save ends.
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
        this.publish({ status: 'saved', at: new Date() });
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
