/** Work in turns: again after each period, and never twice at once. A turn that fails leaves its work to the next one. */
export class Turns {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** @param work one turn @param onFault is told why a turn failed */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get areStopped(): boolean {
    return this.timer === undefined;
  }

  start(everyMs: number): void {
    this.timer = setInterval(() => this.wake(), everyMs);
  }

  /** Begins a turn now, unless one is under way. */
  wake(): void {
    this.running ??= this.work()
      .catch(this.onFault)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Begins no further turn, and waits for the one that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }
}
