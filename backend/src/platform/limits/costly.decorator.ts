import { SetMetadata } from '@nestjs/common';

/**
 * What a costly call takes a turn for: `read` computes from many rows, `file` reads or writes a spreadsheet, `list` writes a
 * whole list of staff, `upload` takes its turn by itself once its file is there.
 */
export type CostlyWork = 'read' | 'file' | 'list' | 'upload';

export const COSTLY_METADATA = 'valorisation:costly';

/** The route costs much more than it costs its caller: few at once of one account, in turns between establishments (ADR 89). */
export const Costly = (work: CostlyWork): MethodDecorator & ClassDecorator => SetMetadata(COSTLY_METADATA, work);
