/** Says whether this process can take work: for a balancer, a container's engine or a person. */

/** Longer than any answer of a working part. */
const PATIENCE_MS = 3_000;
/** Each part is asked at most once in this time, however many requests come. */
const GOOD_FOR_MS = 500;

export interface Readiness {
  readonly status: 'ready' | 'not_ready' | 'draining';
  /** Each part that the process needs, and whether it answered. */
  readonly parts: Readonly<Record<string, boolean>>;
}

type Check = () => Promise<unknown>;

/** One question at a time: a part that hangs is not asked again until it has answered. */
class Part {
  private asked: Promise<boolean> | undefined;
  private answeredAt = Number.NEGATIVE_INFINITY;
  private answer = false;

  constructor(private readonly check: Check) {}

  async isThere(): Promise<boolean> {
    if (performance.now() - this.answeredAt < GOOD_FOR_MS) return this.answer;
    this.asked ??= this.ask();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    return Promise.race([this.asked, tooLate]).finally(() => clearTimeout(timer));
  }

  private async ask(): Promise<boolean> {
    try {
      await this.check();
      this.answer = true;
    } catch {
      this.answer = false;
    }
    this.answeredAt = performance.now();
    this.asked = undefined;
    return this.answer;
  }
}

export class Health {
  private readonly parts = new Map<string, Part>();
  private isDraining = false;

  /** A part that this process cannot work without. `check` fails when it is away. */
  needs(name: string, check: Check): void {
    this.parts.set(name, new Part(check));
  }

  /** Not ready from now on: new work goes elsewhere, and running work is finished. */
  drain(): void {
    this.isDraining = true;
  }

  async readiness(): Promise<Readiness> {
    if (this.isDraining) return { status: 'draining', parts: {} };
    const asked = [...this.parts].map(async ([name, part]): Promise<[string, boolean]> => [name, await part.isThere()]);
    const parts = Object.fromEntries(await Promise.all(asked));
    // The stop may have come meanwhile.
    if (this.isDraining) return { status: 'draining', parts };
    return { status: Object.values(parts).every(Boolean) ? 'ready' : 'not_ready', parts };
  }
}
