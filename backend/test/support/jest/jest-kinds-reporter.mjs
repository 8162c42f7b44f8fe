/** Reports after the tests the number, total time and cost of each kind, and what was skipped and why. */
import { say } from './messages.mjs';
import { skippedIn } from './skipped-tests.mjs';
import { costsOfKinds, forgetCosts } from './test-costs.mjs';
import { inSeconds } from '../../../../scripts/lib/steps.mjs';

export default class KindsReporter {
  kinds = new Map();
  skipped = new Set();

  /** @param options.tellsSkipped false when another reporter counts them, too */
  constructor(_config, { tellsSkipped = true } = {}) {
    this.tellsSkipped = tellsSkipped;
  }

  onRunStart() {
    forgetCosts();
  }

  onTestResult(test, result) {
    const name = test.context.config.displayName?.name ?? '';
    const kind = this.kinds.get(name) ?? { files: 0, tests: 0, failed: 0, milliseconds: 0 };
    kind.files += 1;
    kind.tests += result.numPassingTests + result.numFailingTests;
    kind.failed += result.numFailingTests + (result.testExecError === undefined ? 0 : 1);
    kind.milliseconds += result.perfStats.runtime;
    this.kinds.set(name, kind);
    for (const { title, reason } of skippedIn(result)) this.skipped.add(say.testSkipped(title, reason));
  }

  onRunComplete() {
    const costs = costsOfKinds();
    const rows = [...this.kinds].map(([name, { files, tests, failed, milliseconds }]) => {
      const numbers = say.testKind(files, tests, failed, (costs.get(name) ?? 0) / tests);
      return `  ${name.padEnd(14)} ${inSeconds(milliseconds).padStart(8)}  ${numbers}`;
    });
    const left = this.tellsSkipped ? [...this.skipped].map((line) => `  ${line}`) : [];
    process.stderr.write(`\n${[say.testHeading, ...rows, ...left].join('\n')}\n`);
  }
}
