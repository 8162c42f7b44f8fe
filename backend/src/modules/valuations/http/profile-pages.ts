import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, type CachedPage } from '../../../platform/http/cached-pages.js';
import { paged } from '../../../platform/http/paged.js';
import { ListProfileSheets } from '../queries/list-profile-sheets.handler.js';
import { ListProfiles, type ProfilePageView } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import type { ProfileListRequest, ProfilePageRequest } from './valuation.request.js';
import { toProfileResponse, toSavedProfileResponse } from './valuation.response.mapper.js';

/** The two paged lists of profiles, kept per viewer until the establishment changes. */
@Injectable()
export class ProfilePages {
  constructor(
    private readonly queries: QueryBus,
    private readonly pages: CachedPages,
    private readonly clock: Clock,
  ) {}

  /** The list of profiles; `leger` leaves out answers and job sheets, which are long, for who only shows the list. */
  async dashboard(session: LiveSession, actor: Member, query: ProfileListRequest): Promise<CachedPage> {
    return this.kept(session, ['list/all', query], async () => {
      const found = await this.find(actor, query);
      return query.leger === '1'
        ? pageOf(found, query, (profile) => toProfileResponse(profile, found.setting))
        : this.withSheets(actor, found, query);
    });
  }

  /** Profiles with all their valuations and their saved job sheets. */
  async whole(session: LiveSession, actor: Member, query: ProfilePageRequest): Promise<CachedPage> {
    return this.kept(session, ['profile/all', query], async () => {
      const found = await this.find(actor, { ...query, visa: -1, under: '0', leger: '0' });
      return this.withSheets(actor, found, query);
    });
  }

  private async withSheets(actor: Member, found: ProfilePageView, query: ProfilePageRequest): Promise<object> {
    const ids = found.profiles.map(({ id }) => id);
    const sheets = await this.queries.execute(new ListProfileSheets(viewerOf(actor), ids));
    return pageOf(found, query, (profile) =>
      toSavedProfileResponse(profile, sheets.get(profile.id) ?? null, found.setting),
    );
  }

  private async kept(session: LiveSession, question: unknown, build: () => Promise<object>): Promise<CachedPage> {
    return this.pages.get(session, this.clock.today(), JSON.stringify(question), async () =>
      JSON.stringify({ payload: await build() }),
    );
  }

  private async find(actor: Member, query: ProfileListRequest): Promise<ProfilePageView> {
    const { p: page, div: perPage, key, order, visa, q: search, under } = query;
    const status = visa === -1 ? null : visa;
    const question = { key, order, page, perPage, status, search, belowMinimum: under === '1' };
    return this.queries.execute(new ListProfiles(viewerOf(actor), question));
  }
}

function pageOf<Row>(
  { profiles, total }: ProfilePageView,
  { p: page, div: perPage }: ProfilePageRequest,
  toRow: (profile: ProfilePageView['profiles'][number]) => Row,
): object {
  return paged(profiles.map(toRow), { total, page, perPage });
}
