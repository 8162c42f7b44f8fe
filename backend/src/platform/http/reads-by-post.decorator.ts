import { SetMetadata } from '@nestjs/common';

export const READS_BY_POST = 'valorisation:reads-by-post';

/** A POST that only reads, because its question would not fit into an address. It also works during a maintenance. */
export function ReadsByPost(): MethodDecorator {
  return SetMetadata(READS_BY_POST, true);
}
