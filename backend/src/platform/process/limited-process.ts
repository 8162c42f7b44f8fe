/**
 * Runs work on strangers' data in a separate process with limits on time and memory. Beyond them it is killed, and the
 * event loop is not affected (ADR 0020).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { DomainError } from '../errors/domain-error.js';
import type { Outcome } from './serve-questions.js';
import { takingItsTime } from './waiting-caller.js';

export interface ProcessLimits {
  /** The limit for all answers together, in milliseconds. The time between two questions does not count. */
  readonly timeMs: number;
  /** The limit of the heap in MB. */
  readonly memoryMb: number;
}

const BEYOND_LIMITS = { isBeyondLimits: true } as const;
/** How Node ends on a full heap, directly or through a shell. The system ends a process with SIGKILL. */
const FULL_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGKILL', 134];

/** Answers one question after another, and keeps its state until it is ended. */
export class LimitedProcess<Question extends object, Answer> {
  readonly #child: ChildProcess;
  readonly #isLoaded: Promise<void>;
  #timeLeftMs: number;
  #ending: Outcome<Answer> | undefined;
  #told: (outcome: Outcome<Answer>) => void = () => undefined;

  /**
   * @param program a built file that calls `serveQuestions`, the same under Node and under Jest
   * @param beyondLimits the refusal for the caller
   */
  constructor(
    program: string,
    { timeMs, memoryMb }: ProcessLimits,
    private readonly beyondLimits: () => DomainError,
  ) {
    this.#timeLeftMs = timeMs;
    this.#child = fork(program, {
      // A process that reads strangers' data gets none of the product's settings.
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#isLoaded = new Promise((resolve) => {
      this.#child.once('message', () => {
        this.#child.on('message', (outcome: Outcome<Answer>) => this.#told(outcome));
        resolve();
      });
      this.#child.once('exit', () => resolve()).once('error', () => resolve());
    });
    this.#child.on('error', (error) => this.#end({ failure: String(error) }));
    this.#child.on('exit', (code, signal) => {
      const reason = signal ?? code;
      this.#end(FULL_MEMORY.includes(reason) ? BEYOND_LIMITS : { failure: `The process ended: ${reason}` });
    });
  }

  /** @throws the process's refusal, or the refusal for exceeded limits */
  async ask(question: Question): Promise<Answer> {
    return takingItsTime(async () => this.#ask(question));
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  async #ask(question: Question): Promise<Answer> {
    // The loading time on a busy machine does not count as work.
    await this.#isLoaded;
    const start = performance.now();
    const outcome = await this.#outcome(question);
    this.#timeLeftMs -= performance.now() - start;
    if ('answer' in outcome) return outcome.answer;
    if ('refusal' in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.details);
    if ('failure' in outcome) throw new Error(outcome.failure);
    throw this.beyondLimits();
  }

  async #outcome(question: Question): Promise<Outcome<Answer>> {
    if (this.#ending !== undefined) return this.#ending;
    let timer: NodeJS.Timeout | undefined;
    const outcome = new Promise<Outcome<Answer>>((resolve) => {
      this.#told = resolve;
      timer = setTimeout(() => resolve(BEYOND_LIMITS), Math.max(0, this.#timeLeftMs));
      this.#child.send(question, (error) => {
        // The end of the process gives the reason.
        if (error !== null) this.#child.kill('SIGKILL');
      });
    });
    return outcome.finally(() => clearTimeout(timer));
  }

  /** Ends the work. Only the first reason for an end counts. */
  #end(outcome: Outcome<Answer>): void {
    this.#ending ??= outcome;
    this.#told(this.#ending);
  }
}
