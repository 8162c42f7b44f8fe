import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, type CachedPage } from '../../../platform/http/cached-pages.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { answerPage } from '../../../platform/http/paged.js';
import { ListProfileSheets } from '../queries/list-profile-sheets.handler.js';
import { ListProfiles, type ProfilePageView } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import type { ProfileListRequest, ProfilePageRequest } from './valuation.request.js';
import {
  toAnsweredResponse,
  toProfileFields,
  toRowResponse,
  toSavedProfileFields,
} from './valuation.response.mapper.js';

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
        query.leger === '1' ? lightProfiles(found) : this.withSheets(actor, found),
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

  private async withSheets(actor: Member, { profiles, setting }: ProfilePageView): Promise<string[][]> {
    const ids = profiles.map(({ id }) => id);
    const sheets = await this.queries.execute(new ListProfileSheets(viewerOf(actor), ids));
    return mapAtPace(profiles, async (profile) =>
      profileTexts(
        toSavedProfileFields(profile, sheets.get(profile.id) ?? null, setting),
        await mapAtPace(profile.valuations, (row) => JSON.stringify(toAnsweredResponse(row, setting))),
      ),
    );
  }

  private async kept(
    session: LiveSession,
    question: unknown,
    build: () => Promise<readonly string[]>,
  ): Promise<CachedPage> {
    return this.pages.get(session, this.clock.today(), JSON.stringify(question), build);
  }

  private async page(
    actor: Member,
    query: ProfileListRequest,
    textsOf: (found: ProfilePageView) => Promise<string[][]>,
  ): Promise<readonly string[]> {
    const { key, order, visa, q: search, under, anniversaire } = query;
    const rows = { belowMinimum: under === '1', anniversary: anniversaire === '1' };
    const asked = { key, order, status: visa === -1 ? null : visa, search, ...rows };
    const find = async (page: number, perPage: number): Promise<ProfilePageView> =>
      this.queries.execute(new ListProfiles(viewerOf(actor), { ...asked, page, perPage }));
    const { data, ...paging } = await answerPage(query, find, textsOf);
    const profiles = data.flatMap((texts, index) => (index === 0 ? texts : [',', ...texts]));
    return ['{"payload":{"data":[', ...profiles, `],${JSON.stringify(paging).slice(1)}}`];
  }
}

async function lightProfiles({ profiles, setting }: ProfilePageView): Promise<string[][]> {
  return mapAtPace(profiles, async (profile) =>
    profileTexts(
      toProfileFields(profile, setting),
      await mapAtPace(profile.valuations, (row) => JSON.stringify(toRowResponse(row, setting))),
    ),
  );
}

/** A profile may have thousands of valuations: each is a part of its own. */
function profileTexts(fields: object, valors: readonly string[]): string[] {
  const rows = valors.map((row, index) => (index === 0 ? row : `,${row}`));
  return [`${JSON.stringify(fields).slice(0, -1)},"valors":[`, ...rows, ']}'];
}
