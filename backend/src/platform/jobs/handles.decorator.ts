import { SetMetadata } from '@nestjs/common';

export const HANDLED_JOBS = 'valorisation:handled-jobs';

/** The jobs that a processor takes from its queue, by name. A test compares them with the catalogue's reactions. */
export const Handles = (...jobs: readonly string[]): ClassDecorator => SetMetadata(HANDLED_JOBS, jobs);
