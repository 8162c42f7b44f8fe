import {
  job,
  JOB_QUEUES,
  JOB_STATES,
  jobCalls as calls,
  listCounts,
  type InputOf,
  type StaffJob,
} from '@valorisation/contract';
import { Controller, Get, Header, Ip, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { AnswersFile, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { JobQueues, type FoundJob } from '../../../platform/jobs/job-queues.js';
import { JobWaits } from '../../../platform/jobs/job-waits.js';
import {
  AnswersRestList,
  AnswersRestRecord,
  restList,
  restMany,
  restRecord,
} from '../../../platform/rest/rest-answer.js';
import { inOne, RestExporter } from '../../../platform/rest/rest-exporter.js';
import {
  restListRequest,
  restSelectionRequest,
  restViewsRequest,
  type RestQuestion,
  type RestSelection,
  type RestViews,
} from '../../../platform/rest/rest-request.js';
import { failuresIn, isIn, pageOf, placesOf, selected, jobPlace, jobView } from './job.view.js';
import { RetryJobs } from './retry-jobs.command.js';

type Calls = typeof calls;

const NAME = 'jobs';
const LONGEST_ID = 200;
const MOST_FAILURES = 20;
const FIELDS = Object.keys(job.shape).filter((field) => field !== 'thing');
const { queue, name, state, cause } = job.shape;

const queryable = {
  sorts: ['asked_at', 'id', 'started_at', 'ended_at', 'queue', 'name', 'state', 'attempts'],
  filters: { queue, name, state, cause },
  searched: false,
  bounded: false,
  key: z.string('invalide').max(LONGEST_ID, 'invalide'),
} as const;
const listed = restListRequest(queryable);
const selectedBy = restSelectionRequest(queryable);
const viewed = restViewsRequest(queryable);

/**
 * The jobs of the queues, read at each call: the latest 200 of each queue and state (ADR 44). The list is read-only;
 * retrying is a separate act. When the queues do not answer: 503 `files_indisponibles`.
 */
@Controller()
@Access('staff')
export class JobsResource {
  constructor(
    private readonly queues: JobQueues,
    private readonly waits: JobWaits,
    private readonly exporter: RestExporter,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Get(`admin/${NAME}`)
  @Summary('The work of the queues', 'The latest 200 of each queue and state, as they are now.')
  @AnswersRestList(job)
  @Refuses('donnees_invalides', 'files_indisponibles')
  async list(
    @Query({ schema: listed }) question: RestQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const rows = await this.rows(question);
    return restList(reply, NAME, { rows: pageOf(rows, question), first: question.range[0], total: rows.length });
  }

  @Get(`admin/${NAME}/export`)
  @Costly('list')
  @Summary(
    'The work of the queues: the whole list as a file',
    'CSV in UTF-8 with semicolons, the form that French Excel opens.',
  )
  @AnswersFile(['text/csv'])
  @Refuses('donnees_invalides', 'trop_de_tentatives', 'files_indisponibles')
  @Header('cache-control', 'private, no-store')
  async exportList(
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
    @Query({ schema: selectedBy }) selection: RestSelection,
  ): Promise<StreamableFile> {
    const whole = async (asked: RestSelection) => {
      const rows = await this.rows(asked);
      return { total: rows.length, batches: () => inOne(rows) };
    };
    return this.exporter.file({ name: NAME, fields: FIELDS, whole }, selection, { actor, remoteAddress });
  }

  @Serves(calls.queues, 'The queues, with their number of jobs in each state')
  async counts(): Promise<RawJson> {
    return restRecord(await this.queues.counts());
  }

  @Serves(calls.waits, 'How long jobs waited, by hour and queue', 'From request to start, in the last 24 hours.')
  async waitsOfLastDay(): Promise<RawJson> {
    return restRecord(await this.waits.ofLastDay(this.clock.now()));
  }

  @Get(`admin/${NAME}/counts`)
  @Summary('The work of the queues: how many jobs each view holds')
  @AnswersRestRecord(listCounts)
  @Refuses('donnees_invalides', 'files_indisponibles')
  async countsOfViews(@Query({ schema: viewed }) { views }: RestViews): Promise<RawJson> {
    const jobs = (await this.queues.latest(JOB_QUEUES, JOB_STATES)).map(jobView);
    return restRecord({ counts: views.map((view) => jobs.filter((each) => isIn(each, view)).length) });
  }

  @Get(`admin/${NAME}/:id`)
  @Summary('The work of the queues: one job')
  @AnswersRestRecord(job)
  @Refuses('introuvable', 'files_indisponibles')
  async one(@Param('id') id: string): Promise<RawJson> {
    return restRecord(jobView(await this.found(id)));
  }

  @Serves(calls.steps, 'The failed tries of one job', 'Times and causes, without data of the job.')
  async steps(@Input() { params }: InputOf<Calls['steps']>): Promise<RawJson> {
    const notes = await this.queues.notes(await this.found(params.id));
    return restRecord({ failures: failuresIn(notes).slice(-MOST_FAILURES) });
  }

  @Serves(calls.retry, 'Tries failed jobs again', 'With all their tries; jobs that have not failed stay as they are.')
  @Access('admin')
  async retry(@Input() { body: { ids } }: InputOf<Calls['retry']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return restMany(await this.commands.execute(new RetryJobs({ actor, ids })));
  }

  /** @throws DomainError `introuvable` */
  private async found(id: string): Promise<FoundJob> {
    const place = jobPlace(id);
    const found = place === undefined ? undefined : await this.queues.find(place.queue, place.id);
    if (found === undefined) throw notFound('job');
    return found;
  }

  private async rows(selection: RestSelection): Promise<StaffJob[]> {
    const { queues, states } = placesOf(selection);
    return selected((await this.queues.latest(queues, states)).map(jobView), selection);
  }
}
