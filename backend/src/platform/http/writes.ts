import { READS_BY_POST } from './reads-by-post.decorator.js';
import { WRITES_BY_GET } from './writes-by-get.decorator.js';

/** Whether a route writes: as its method says, but for a GET that the specification has write and a POST that but reads. */
export function writes(readsByMethod: boolean, handler: object): boolean {
  return readsByMethod ? Reflect.hasMetadata(WRITES_BY_GET, handler) : !Reflect.hasMetadata(READS_BY_POST, handler);
}
