import {
  viewCalls as calls,
  type AnswerOf,
  type InputOf,
  type JournalEntry,
  type MemberReference,
} from '@valorisation/contract';
import { Controller, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { GrantedReads } from '../../access-grants/index.js';
import { GetProfile } from '../queries/get-profile.query.js';
import { GetValuationStory } from '../queries/valuation-story.query.js';
import { viewerOf } from '../queries/viewer.js';
import { ProfilePages } from './profile-pages.js';
import { toSavedProfileAnswer } from './valuation-answer.mapper.js';
import { toJournal } from './valuation-history.mapper.js';
import { ValuationPresenter } from './valuation-presenter.js';

type Calls = typeof calls;
type OneRow = InputOf<Calls['person']>;

/**
 * An establishment as its head sees it, for staff with the head's grant (ADR 43): the members' queries, run under that
 * grant. Staff can only read: these routes write nothing and give out no document.
 */
@Controller()
@Access('staff')
export class GrantedViewController {
  constructor(
    private readonly queries: QueryBus,
    private readonly granted: GrantedReads,
    private readonly pages: ProfilePages,
    private readonly presenter: ValuationPresenter,
  ) {}

  @Serves(calls.access, 'Until when staff may read the names and texts of an establishment')
  @Header('cache-control', 'no-store')
  async access(@Input() { params: { id } }: InputOf<Calls['access']>): Promise<AnswerOf<Calls['access']>> {
    return { until: (await this.granted.find(id))?.until.toISOString() ?? null };
  }

  @Serves(
    calls.people,
    'A page of the people of the establishment with their valuations',
    'The head of the establishment sees this access.',
  )
  @Header('cache-control', 'no-store')
  async people(
    @Input() { params: { id }, query }: InputOf<Calls['people']>,
    @CurrentActor() staff: Actor,
  ): Promise<RawJson> {
    const parts = await this.granted.read(staff, id, { screen: 'people' }, async (head) =>
      this.pages.unkept(head, query),
    );
    return new RawJson(Buffer.from(parts.join('')));
  }

  @Serves(
    calls.person,
    'A person with their valuations and job sheet',
    'The head of the establishment sees this access.',
  )
  @Header('cache-control', 'no-store')
  async person(
    @Input() { params: { id, row } }: OneRow,
    @CurrentActor() staff: Actor,
  ): Promise<AnswerOf<Calls['person']>> {
    return this.granted.read(staff, id, { screen: 'person', profileId: row }, async (head) => {
      const { profile, sheet, setting } = await this.queries.execute(
        new GetProfile({ viewer: viewerOf(head), profileId: row }),
      );
      return toSavedProfileAnswer(profile, { matricule: null, sheet }, setting);
    });
  }

  @Serves(calls.valuation, 'A valuation with the grid in force', 'The head of the establishment sees this access.')
  @Header('cache-control', 'no-store')
  async valuation(@Input() { params: { id, row } }: OneRow, @CurrentActor() staff: Actor): Promise<MemberReference> {
    return this.granted.read(staff, id, { screen: 'valuation', valuationId: row }, async (head) =>
      this.presenter.withReference(head, row),
    );
  }

  @Serves(calls.history, 'What happened to a valuation', 'The head of the establishment sees this access.')
  @Header('cache-control', 'no-store')
  async history(@Input() { params: { id, row } }: OneRow, @CurrentActor() staff: Actor): Promise<JournalEntry[]> {
    return this.granted.read(staff, id, { screen: 'history', valuationId: row }, async (head) =>
      toJournal(
        await this.queries.execute(new GetValuationStory({ viewer: viewerOf(head), valuationId: row, until: null })),
      ),
    );
  }
}
