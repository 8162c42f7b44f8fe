import { Controller, Header, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { gridProofCalls as calls, type GridProof, type GridReference, type InputOf } from '@valorisation/contract';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import {
  CorrectGridCase,
  SignGridCases,
  TakeOverGridCases,
  TypeGridCase,
  WithdrawGridCase,
} from '../commands/grid-case.command.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { GetGridProof } from '../queries/grid-proof.query.js';
import { toNewCase, toProof } from './grid-proof.mapper.js';
import { toReference } from './reference.mapper.js';

type Calls = typeof calls;

/** The proof of a version (ADR 51). It shows results only for situations whose answers were typed before. */
@Controller()
@Access('staff')
export class GridProofController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
  ) {}

  @Serves(calls.reference, 'Any version of the grid, with its functions, criteria and degrees')
  @Header('cache-control', 'no-store')
  async reference(@Input() { params }: InputOf<Calls['reference']>): Promise<GridReference> {
    return toReference(await this.grids.byId(params.id));
  }

  @Costly('read')
  @Serves(calls.of, 'The cases of a version, replayed by the rules as they are now', 'Withdrawn ones are kept.')
  @Header('cache-control', 'no-store')
  async of(@Input() { params }: InputOf<Calls['of']>, @CurrentActor() actor: Actor): Promise<GridProof> {
    return this.proof(params.id, actor);
  }

  @Serves(
    calls.type,
    'Types a case of a draft, with what it must give',
    'Not for the staff member who changed the draft last. From then on the answer shows what the draft gives.',
  )
  async type(@Input() { params, body }: InputOf<Calls['type']>, @CurrentActor() actor: Actor): Promise<GridProof> {
    await this.commands.execute(new TypeGridCase({ gridId: params.id, stated: toNewCase(body), actor }));
    return this.proof(params.id, actor);
  }

  @Serves(
    calls.takeOver,
    'Types the expected values of cases of the earlier version on this draft',
    'All of them or none. From then on the answer shows what the draft gives for them.',
  )
  async takeOver(
    @Input() { params: { id }, body }: InputOf<Calls['takeOver']>,
    @CurrentActor() actor: Actor,
  ): Promise<GridProof> {
    const restated = body.cases.map(({ id: caseId, expectedIndex, expectedCents }) => ({
      id: caseId,
      indexHundredths: expectedIndex,
      cents: expectedCents,
    }));
    await this.commands.execute(new TakeOverGridCases({ gridId: id, cases: restated, source: body.source, actor }));
    return this.proof(id, actor);
  }

  @Serves(
    calls.sign,
    'Signs cases on the draft as it is now, all of them or none',
    'Asks once for the password, or for a code if the account has a second step; attempts are slowed down.',
  )
  async sign(
    @Input() { params: { id }, body: { caseIds, ...identity } }: InputOf<Calls['sign']>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<GridProof> {
    await this.commands.execute(
      new SignGridCases({ gridId: id, caseIds, proof: { ...identity, remoteAddress }, actor }),
    );
    return this.proof(id, actor);
  }

  @Serves(
    calls.correct,
    'Types a case again in place',
    'Its signature becomes void; the journal keeps the earlier figures.',
  )
  async correct(
    @Input() { params, body }: InputOf<Calls['correct']>,
    @CurrentActor() actor: Actor,
  ): Promise<GridProof> {
    const gridId = await this.commands.execute(
      new CorrectGridCase({ caseId: params.id, stated: toNewCase(body), actor }),
    );
    return this.proof(gridId, actor);
  }

  @Serves(calls.withdraw, 'Takes a case out of the proof', 'It is kept, with the reason.')
  async withdraw(
    @Input() { params, body }: InputOf<Calls['withdraw']>,
    @CurrentActor() actor: Actor,
  ): Promise<GridProof> {
    const gridId = await this.commands.execute(new WithdrawGridCase({ caseId: params.id, reason: body.reason, actor }));
    return this.proof(gridId, actor);
  }

  private async proof(gridId: number, actor: Actor): Promise<GridProof> {
    return toProof(await this.queries.execute(new GetGridProof({ gridId, actor })));
  }
}
