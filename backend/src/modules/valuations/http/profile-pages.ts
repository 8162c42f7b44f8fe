import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, type CachedPage } from '../../../platform/http/cached-pages.js';
import { answerPage } from '../../../platform/http/paged.js';
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
    return this.kept(session, ['list/all', query], async () =>
      this.page(actor, query, async (found) =>
        query.leger === '1'
          ? found.profiles.map((profile) => toProfileResponse(profile, found.setting))
          : this.withSheets(actor, found),
      ),
    );
  }

  /** Profiles with all their valuations and their saved job sheets. */
  async whole(session: LiveSession, actor: Member, query: ProfilePageRequest): Promise<CachedPage> {
    return this.kept(session, ['profile/all', query], async () =>
      this.page(actor, { ...query, visa: -1, under: '0', anniversaire: '0', leger: '0' }, async (found) =>
        this.withSheets(actor, found),
      ),
    );
  }

  private async withSheets(actor: Member, { profiles, setting }: ProfilePageView): Promise<object[]> {
    const ids = profiles.map(({ id }) => id);
    const sheets = await this.queries.execute(new ListProfileSheets(viewerOf(actor), ids));
    return profiles.map((profile) => toSavedProfileResponse(profile, sheets.get(profile.id) ?? null, setting));
  }

  private async kept(session: LiveSession, question: unknown, build: () => Promise<object>): Promise<CachedPage> {
    return this.pages.get(session, this.clock.today(), JSON.stringify(question), async () =>
      JSON.stringify({ payload: await build() }),
    );
  }

  private async page(
    actor: Member,
    query: ProfileListRequest,
    rowsOf: (found: ProfilePageView) => Promise<object[]>,
  ): Promise<object> {
    const { key, order, visa, q: search, under, anniversaire } = query;
    const rows = { belowMinimum: under === '1', anniversary: anniversaire === '1' };
    const asked = { key, order, status: visa === -1 ? null : visa, search, ...rows };
    const find = async (page: number, perPage: number): Promise<ProfilePageView> =>
      this.queries.execute(new ListProfiles(viewerOf(actor), { ...asked, page, perPage }));
    return answerPage(query, find, rowsOf);
  }
}
