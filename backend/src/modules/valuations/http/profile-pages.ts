import {
  encode,
  profile as profileSchema,
  profileHead,
  savedProfileHead,
  valuation as valuationSchema,
  type InputOf,
  type profileCalls,
  type valuationCalls,
} from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CachedPages, type CachedPage } from '../../../platform/http/cached-pages.js';
import { writerWithRows } from '../../../platform/http/raw-json.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { answerPage } from '../../../platform/http/paged.js';
import { FunctionNames } from '../../grids/index.js';
import { ListProfileSheets } from '../queries/get-profile.query.js';
import { ListProfiles, type ProfilePageView } from '../queries/list-profiles.query.js';
import { asWhole } from '../queries/valuation.view.js';
import { viewerOf } from '../queries/viewer.js';
import { encodeValuationRow } from './row-encoders.js';
import { toProfileHead, toRowAnswer, toValuationAnswer } from './valuation-answer.mapper.js';

type ListQuery = Omit<InputOf<typeof valuationCalls.profiles>['query'], 'light'>;
type WholeQuery = InputOf<typeof profileCalls.all>['query'];

const EVERY_ROW = { status: null, belowMinimum: false, anniversary: false, belowDue: false } as const;

/** The two paged lists of profiles, cached for each viewer until the establishment changes. */
@Injectable()
export class ProfilePages {
  constructor(
    private readonly queries: QueryBus,
    private readonly pages: CachedPages,
    private readonly names: FunctionNames,
    private readonly clock: Clock,
  ) {}

  /** A light list leaves out answers and job sheets, which are long, for readers who only show the list. */
  async dashboard(session: LiveSession, actor: Member, query: ListQuery & { light: boolean }): Promise<CachedPage> {
    return this.kept(session, ['list/all', query], query.search, async () => this.unkept(actor, query));
  }

  /** The list of profiles without the cache, for a reader whose access may end at any time. Answers the text in parts. */
  async unkept(actor: Member, query: ListQuery & { light: boolean }): Promise<readonly string[]> {
    const { light, ...question } = query;
    return this.page(actor, question, light, async (found) =>
      light ? lightProfiles(found) : this.withSheets(actor, found),
    );
  }

  async whole(session: LiveSession, actor: Member, query: WholeQuery): Promise<CachedPage> {
    return this.kept(session, ['profile/all', query], query.search, async () =>
      this.page(actor, { ...query, ...EVERY_ROW }, false, async (found) => this.withSheets(actor, found)),
    );
  }

  private async withSheets(actor: Member, { profiles, setting }: ProfilePageView): Promise<string[][]> {
    const ids = profiles.map(({ id }) => id);
    const sheets = await this.queries.execute(new ListProfileSheets({ viewer: viewerOf(actor), profileIds: ids }));
    return mapAtPace(profiles, async (profile) => {
      const head = {
        ...toProfileHead(profile, setting),
        ...(sheets.get(profile.id) ?? { sheet: null, matricule: null }),
      };
      const rows = await rowTexts(profile.valuations, (row) =>
        encode(valuationSchema, toValuationAnswer(asWhole(row), setting)),
      );
      return profileTexts(encode(savedProfileHead, head), rows);
    });
  }

  private async kept(
    session: LiveSession,
    question: readonly unknown[],
    search: string,
    build: () => Promise<readonly string[]>,
  ): Promise<CachedPage> {
    // Staff may change the names by which a search finds functions.
    const names = search === '' ? null : (await this.names.inUse()).key;
    return this.pages.get(session, this.clock.today(), JSON.stringify([...question, names]), build);
  }

  private async page(
    actor: Member,
    query: ListQuery,
    light: boolean,
    textsOf: (found: ProfilePageView) => Promise<string[][]>,
  ): Promise<readonly string[]> {
    const viewer = viewerOf(actor);
    const find = async (page: number, perPage: number): Promise<ProfilePageView> =>
      this.queries.execute(new ListProfiles({ viewer, question: { ...query, page, perPage }, light }));
    const { data, ...paging } = await answerPage(query, find, textsOf);
    const profiles = data.flatMap((texts, index) => (index === 0 ? texts : [',', ...texts]));
    return ['{"payload":{"data":[', ...profiles, `],${JSON.stringify(paging).slice(1)}}`];
  }
}

async function lightProfiles({ profiles, setting }: ProfilePageView): Promise<string[][]> {
  return mapAtPace(profiles, async (profile) =>
    profileTexts(
      encode(profileHead, toProfileHead(profile, setting)),
      await rowTexts(profile.valuations, (row) => encodeValuationRow(toRowAnswer(row, setting))),
    ),
  );
}

/** A text for each row would cost more. A person may have thousands of rows, so other requests are served between texts. */
const ROWS_OF_A_TEXT = 50;

async function rowTexts<Row>(rows: readonly Row[], encodeRow: (row: Row) => object): Promise<string[]> {
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_OF_A_TEXT) }, (_, index) => index * ROWS_OF_A_TEXT);
  return mapAtPace(starts, (start) => {
    const encoded = rows.slice(start, start + ROWS_OF_A_TEXT).map((row) => encodeRow(row));
    return JSON.stringify(encoded).slice(1, -1);
  });
}

const profileTexts = writerWithRows(profileSchema, 'valuations');
