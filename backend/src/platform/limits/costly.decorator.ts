import { SetMetadata } from '@nestjs/common';

/**
 * The kind of turn of a costly call: `read` computes from many rows, `file` reads or writes a spreadsheet, `list`
 * writes a whole list of staff, `upload` takes its turn by itself once its file is there.
 */
export type CostlyWork = 'read' | 'file' | 'list' | 'upload';

export const COSTLY_METADATA = 'valorisation:costly';

/**
 * A route that costs us much more than its caller: few at once for one account, in turns between establishments (ADR
 * 89).
 */
export const Costly = (work: CostlyWork): MethodDecorator & ClassDecorator => SetMetadata(COSTLY_METADATA, work);
