import type { CommandBus } from '@nestjs/cqrs';
import { addYears, defaultAnswers, findFunction, type AnswerChanges, type Grid } from '@valorisation/rules';
import type { GridCatalogue } from '../../modules/grids/index.js';
import {
  CompleteValuation,
  CreateValuation,
  memberTransaction,
  type ChangeContext,
  type ProfileChoice,
  type Valuation,
  type ValuationService,
  type Valuations,
} from '../../modules/valuations/index.js';
import type { Member } from '../../platform/access/actor.js';
import { parisDay } from '../../platform/clock/clock.js';
import type { UnitOfWork } from '../../platform/persistence/unit-of-work.js';
import type { DemoFate, DemoProfile, DemoValuation } from './demo-data.js';

export interface DemoTools {
  readonly commands: CommandBus;
  readonly grids: GridCatalogue;
  readonly service: ValuationService;
  readonly valuations: Valuations;
  readonly unitOfWork: UnitOfWork;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of criteria that an unfinished demo row leaves unanswered. */
const UNANSWERED = 2;

/**
 * Acts as the people of the demo, who classify, complete, limit and archive through the product's commands and aggregate.
 */
export class DemoClassifier {
  private readonly profiles = new Map<string, number>();
  private readonly rows: { readonly id: number; readonly functionId: number; readonly fate: DemoFate }[] = [];

  constructor(private readonly tools: DemoTools) {}

  async classify(actor: Member, { name, valuations }: DemoProfile): Promise<void> {
    for (const demo of valuations) {
      const known = this.profiles.get(name);
      const profile: ProfileChoice = known === undefined ? { profileName: name } : { profileId: known };
      const id = await this.begin(actor, profile, demo);
      this.rows.push({ id, functionId: demo.functionId, fate: demo.fate });
      if (demo.fate !== 'in-progress')
        await this.tools.commands.execute(new CompleteValuation({ actor, valuationId: id, expectedVersion: null }));
      const profileId = await this.act(actor, id, (valuation, context) => {
        if (demo.limited === true) valuation.setVisible(false, context);
        if (demo.fate === 'archived') valuation.archive(context);
      });
      this.profiles.set(name, profileId);
    }
  }

  /**
   * Applies the newer grid to the rows. No shipped version removes a function. So the function of a row that the demo shows
   * as "à refaire" is treated as removed.
   */
  async applyNewGrid(actor: Member): Promise<void> {
    for (const { id, functionId, fate } of this.rows) {
      await this.act(actor, id, (valuation, context) => {
        const { id: gridId, grid } = context.gridInForce;
        valuation.applyGrid({ id: gridId, grid: fate === 'to-redo' ? without(grid, functionId) : grid }, context);
      });
    }
  }

  private async begin(actor: Member, profile: ProfileChoice, demo: DemoValuation): Promise<number> {
    const { functionId, shareHundredths, leaveWeeks, hourly, guaranteedCents, otherFunction } = demo;
    const seniorityOn = demo.served === undefined ? demo.seniorityOn : beganOn(demo.served);
    return this.tools.commands.execute(
      new CreateValuation({
        actor,
        profile,
        change: {
          functionId,
          answers: await this.answers(demo),
          ...(shareHundredths === undefined ? {} : { shareHundredths }),
          ...(seniorityOn === undefined ? {} : { seniorityOn }),
          ...(leaveWeeks === undefined ? {} : { leaveWeeks }),
          ...(hourly === undefined ? {} : { hourly }),
          ...(guaranteedCents === undefined ? {} : { guaranteedCents }),
          ...(otherFunction === undefined
            ? {}
            : { otherFunction: otherFunction.title, categoryLevel: otherFunction.categoryLevel }),
        },
      }),
    );
  }

  private async answers({ functionId, degrees, fate }: DemoValuation): Promise<AnswerChanges> {
    const { grid } = await this.tools.grids.inForce();
    const job = findFunction(grid, functionId);
    if (job?.categoryLevel === null || job === undefined) return {};
    const asked = Object.entries(defaultAnswers(grid, job, job.categoryLevel)).filter(
      ([, answer]) => !answer.notConcerned,
    );
    const given = fate === 'in-progress' ? asked.slice(0, -UNANSWERED) : asked;
    return Object.fromEntries(given.map(([id, { degree }]) => [id, { degree: degrees?.[Number(id)] ?? degree }]));
  }

  /** Changes a row as a command handler does. Answers the row's profile. */
  private async act(
    actor: Member,
    id: number,
    work: (valuation: Valuation, context: ChangeContext) => void,
  ): Promise<number> {
    const { service, valuations, unitOfWork } = this.tools;
    return unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await service.take(tx, actor, id, null);
      work(valuation, (await service.contexts(tx, actor, [valuation]))(valuation));
      await valuations.saveAll(tx, [valuation]);
      return valuation.state.profileId;
    });
  }
}

/** The first day of seniority, counted back from the loading of the demo. */
function beganOn({ years, days }: NonNullable<DemoValuation['served']>): string {
  return addYears(parisDay(new Date(Date.now() - days * DAY_MS)), -years);
}

function without(grid: Grid, functionId: number): Grid {
  return { ...grid, functions: grid.functions.filter(({ id }) => id !== functionId) };
}
