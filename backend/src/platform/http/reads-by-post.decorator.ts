import { SetMetadata } from '@nestjs/common';

export const READS_BY_POST = 'valorisation:reads-by-post';

/** A POST that changes nothing: what it is asked about would not fit into an address. A maintenance leaves it alone. */
export function ReadsByPost(): MethodDecorator {
  return SetMetadata(READS_BY_POST, true);
}
