import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { replyCached } from '../../../platform/http/reply-cached.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { ChangeProfile, CreateProfile, DeleteProfile } from '../commands/profile.command.js';
import { GetProfile } from '../queries/get-profile.handler.js';
import { ListProfileNames } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toProfileChange } from './profile-change.mapper.js';
import { ProfilePages } from './profile-pages.js';
import { changeProfileRequest, type ChangeProfileRequest } from './valuation-life.request.js';
import {
  createProfileRequest,
  profilePageRequest,
  type CreateProfileRequest,
  type ProfilePageRequest,
} from './valuation.request.js';
import { profileNameResponse, savedProfilePageResponse, savedProfileResponse } from './valuation.response.js';
import { toSavedProfileResponse } from './valuation.response.mapper.js';

type ProfileName = z.infer<typeof profileNameResponse>;
type SavedProfile = z.infer<typeof savedProfileResponse>;

/** The profiles of an establishment: their names, their pages, and their own life (specification section 7). */
@Controller('v1/user')
@Access('member')
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly pages: ProfilePages,
  ) {}

  @Get('profiles')
  @Summary('Names of the profiles')
  @Answers(z.array(profileNameResponse))
  async names(@CurrentMember() actor: Member): Promise<ProfileName[]> {
    const profiles = await this.queries.execute(new ListProfileNames(viewerOf(actor)));
    return profiles.map(({ id, name }) => ({ profile_id: id, profile_name: name }));
  }

  @Get('profile/all')
  @Summary(
    'A page of profiles with their valuations and job sheets',
    'Computed for the viewer. The dashboard reads GET /v1/valor/list/all, which leaves the job sheets out.',
  )
  @Answers(savedProfilePageResponse)
  @Refuses('donnees_invalides')
  async all(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Query({ schema: profilePageRequest }) query: ProfilePageRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    return replyCached(request, reply, await this.pages.whole(session, actor, query));
  }

  @Get('profile/one/:id')
  @Summary('A profile with its valuations and its job sheet', 'Computed for the viewer; archived valuations included.')
  @Answers(savedProfileResponse)
  @Refuses('introuvable')
  async one(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<SavedProfile> {
    return this.saved(actor, id);
  }

  @Post('profile/update/one/:id')
  @Summary('Renames a profile or changes its job sheet')
  @HttpCode(200)
  @Answers(savedProfileResponse)
  @Refuses('introuvable', 'version_perimee', 'donnees_invalides', 'conflit')
  async change(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: changeProfileRequest }) body: ChangeProfileRequest,
  ): Promise<SavedProfile> {
    const change = new ChangeProfile(actor, id, toProfileChange(body), body.version ?? null);
    const version = await this.commands.execute(change);
    // What someone else has changed since then is shown, and still refuses the next change of this version.
    return { ...(await this.saved(actor, id)), version };
  }

  @Post('profile/delete/:id')
  @Summary('Deletes an empty profile')
  @HttpCode(200)
  @Answers(profileNameResponse)
  @Refuses('introuvable', 'profil_non_vide', 'conflit')
  async delete(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<ProfileName> {
    const name = await this.name(actor, id);
    await this.commands.execute(new DeleteProfile(actor, id));
    return name;
  }

  @Post('profile')
  @HttpCode(201)
  @Summary('Adds a profile', 'A name is taken once in an establishment, case aside, accents counting.')
  @Answers(savedProfileResponse, 201)
  @Refuses('donnees_invalides', 'conflit')
  async create(
    @CurrentMember() actor: Member,
    @Body({ schema: createProfileRequest }) body: CreateProfileRequest,
  ): Promise<SavedProfile> {
    const id = await this.commands.execute(new CreateProfile(actor, body.profile_name));
    return this.saved(actor, id);
  }

  private async saved(actor: Member, id: number): Promise<SavedProfile> {
    const { profile, sheet, setting } = await this.queries.execute(new GetProfile(viewerOf(actor), id));
    return toSavedProfileResponse(profile, sheet, setting);
  }

  private async name(actor: Member, id: number): Promise<ProfileName> {
    const found = (await this.names(actor)).find(({ profile_id }) => profile_id === id);
    if (found === undefined) throw notFound('person');
    return found;
  }
}
