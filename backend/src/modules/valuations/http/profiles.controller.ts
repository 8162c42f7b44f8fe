import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { profileCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { LONGEST_SECTION, JOB_SHEET_SECTIONS, richTextLength, type JobSheetSection } from '@valorisation/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { notFound, refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { replyCached } from '../../../platform/http/cached-pages.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ChangeProfile, CreateProfile, DeleteProfile } from '../commands/profile.command.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import { ListProfileNames } from '../queries/count-valuations.query.js';
import { GetProfile } from '../queries/get-profile.query.js';
import { viewerOf } from '../queries/viewer.js';
import { ProfilePages } from './profile-pages.js';
import { toSavedProfileAnswer } from './valuation-answer.mapper.js';

type Calls = typeof profileCalls;
type SavedProfile = AnswerOf<Calls['one']>;
type ProfileNames = AnswerOf<Calls['names']>;

/** Tags count too: a text of mostly markup would take long to clean and fill hundreds of pages. */
const LONGEST_MARKUP = 6 * LONGEST_SECTION;

@Controller()
@Access('member')
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pages: ProfilePages,
  ) {}

  @Serves(profileCalls.names, 'Names of the profiles')
  async names(@CurrentMember() actor: Member): Promise<ProfileNames> {
    return this.queries.execute(new ListProfileNames({ viewer: viewerOf(actor) }));
  }

  @Serves(
    profileCalls.all,
    'A page of profiles with their valuations and job sheets',
    'Computed for the viewer. The dashboard reads GET /v1/valor/list/all, which leaves the job sheets out.',
  )
  async all(
    @Input() { query }: InputOf<Calls['all']>,
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    return replyCached(request, reply, await this.pages.whole(session, actor, query));
  }

  @Serves(
    profileCalls.one,
    'A profile with its valuations and its job sheet',
    'Computed for the viewer, archived valuations included.',
  )
  async one(@Input() { params }: InputOf<Calls['one']>, @CurrentMember() actor: Member): Promise<SavedProfile> {
    return this.saved(actor, params.id);
  }

  @Serves(profileCalls.change, 'Renames a profile or changes its job sheet')
  async change(
    @Input() { params: { id }, body }: InputOf<Calls['change']>,
    @CurrentMember() actor: Member,
  ): Promise<SavedProfile> {
    const { profileName: name, sheet, version: read = null } = body;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(sheet === undefined ? {} : { sheet: toSheetTexts(sheet) }),
    };
    const version = await this.commands.execute(
      new ChangeProfile({ actor, profileId: id, change, expectedVersion: read }),
    );
    // Shows what other people have changed since. The next change must still name the present version.
    return { ...(await this.saved(actor, id)), version };
  }

  @Serves(profileCalls.delete, 'Deletes an empty profile')
  async delete(
    @Input() { params: { id }, body }: InputOf<Calls['delete']>,
    @CurrentMember() actor: Member,
  ): Promise<ProfileNames[number]> {
    const name = (await this.names(actor)).find((profile) => profile.id === id);
    if (name === undefined) throw notFound('person');
    await this.commands.execute(new DeleteProfile({ actor, profileId: id, expectedVersion: body.version ?? null }));
    return name;
  }

  @Serves(
    profileCalls.create,
    'Adds a profile',
    'A name may exist once in an establishment; case is ignored, accents count.',
  )
  async create(@Input() { body }: InputOf<Calls['create']>, @CurrentMember() actor: Member): Promise<SavedProfile> {
    return this.saved(actor, await this.commands.execute(new CreateProfile({ actor, name: body.profileName })));
  }

  private async saved(actor: Member, id: number): Promise<SavedProfile> {
    const { profile, matricule, sheet, setting } = await this.queries.execute(
      new GetProfile({ viewer: viewerOf(actor), profileId: id }),
    );
    return toSavedProfileAnswer(profile, { matricule, sheet }, setting);
  }
}

/**
 * The rich texts of a job sheet, cleaned first of all. A missing section gets its prefill back.
 * @throws 422 naming each section that is too long
 */
function toSheetTexts(sections: Readonly<Record<string, string | undefined>>): SheetTexts {
  const texts: Partial<Record<JobSheetSection, string>> = {};
  const refused: Record<string, FieldRefusal> = {};
  for (const name of JOB_SHEET_SECTIONS) {
    const given = sections[name];
    if (given === undefined) continue;
    const text = given.length > LONGEST_MARKUP ? null : cleanRichText(given);
    if (text === null || richTextLength(text) > LONGEST_SECTION) {
      refused[`sheet.${name}`] = { code: 'section_trop_longue' };
    } else texts[name] = text;
  }
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
  return texts;
}
