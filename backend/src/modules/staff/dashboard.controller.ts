import { dashboardCalls as calls, keptListCalls, type InputOf } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../platform/access/access.decorator.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current.decorator.js';
import type { RawJson } from '../../platform/http/raw-json.js';
import { Input, Serves } from '../../platform/http/serves.decorator.js';
import { Costly } from '../../platform/limits/costly-calls.js';
import { restRecord } from '../../platform/rest/rest-answer.js';
import { RestSearch } from '../../platform/rest/rest-search.js';
import { KeepList } from './commands/keep-list.command.js';
import { SeeNews } from './commands/see-news.command.js';
import { GetKeptLists } from './queries/get-kept-lists.query.js';
import { ChooseWeekly, FindWeekly } from './commands/choose-weekly.command.js';
import { GetStaffComing } from './queries/get-staff-coming.query.js';
import { GetStaffFigures } from './queries/get-staff-figures.query.js';
import { GetStaffNews } from './queries/get-staff-news.query.js';
import { GetStaffWaiting } from './queries/get-staff-waiting.query.js';

/** The first staff page: its figures, the search in all resources, and what the caller has arranged in the lists. */
@Controller()
@Access('staff')
export class DashboardController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly search: RestSearch,
  ) {}

  @Costly('read')
  @Serves(calls.figures, 'Counts of what waits for staff', 'Cached for five minutes; `computed_at` tells the time.')
  async figures(@Input() { query: { from } }: InputOf<typeof calls.figures>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetStaffFigures({ from: from ?? null })));
  }

  @Serves(
    calls.coming,
    'What comes by itself, the nearest first',
    'Schedules of content, dates of grids and wages, deletions.',
  )
  async coming(): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetStaffComing()));
  }

  @Serves(calls.weekly, 'Whether the caller gets the weekly mail')
  async weekly(@CurrentActor() { accountId }: Actor): Promise<RawJson> {
    return restRecord({ is_on: await this.queries.execute(new FindWeekly({ accountId })) });
  }

  @Serves(calls.chooseWeekly, 'Switches the weekly mail on or off for the caller')
  async chooseWeekly(
    @Input() { body: { isOn } }: InputOf<typeof calls.chooseWeekly>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new ChooseWeekly({ actor, isOn }));
    return this.weekly(actor);
  }

  @Serves(calls.waiting, 'Counts of what waits for staff now, for the menu')
  async waiting(): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetStaffWaiting()));
  }

  @Serves(calls.news, 'What happened lately, and until when the caller has seen it')
  async news(@CurrentActor() { accountId }: Actor): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetStaffNews({ accountId })));
  }

  @Serves(calls.seeNews, 'Marks everything until now as seen by the caller')
  async seeNews(@CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new SeeNews({ actor }));
    return this.news(actor);
  }

  @Serves(keptListCalls.read, 'The saved views and the chosen columns of the caller')
  async lists(@CurrentActor() { accountId }: Actor): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetKeptLists({ accountId })));
  }

  @Serves(keptListCalls.keep, 'Keeps the saved views or the chosen columns of a list for the caller')
  async keepList(
    @Input() { body: { key, value } }: InputOf<typeof keptListCalls.keep>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new KeepList({ actor, key, value }));
    return this.lists(actor);
  }

  @Costly('read')
  @Serves(calls.search, 'Records whose texts contain all words, the best first, at most 5 of each resource')
  async find(@Input() { query: { words } }: InputOf<typeof calls.search>): Promise<RawJson> {
    return restRecord(await this.search.find(words));
  }
}
