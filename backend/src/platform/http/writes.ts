import { READS_BY_POST } from './reads-by-post.decorator.js';
import { WRITES_BY_GET } from './writes-by-get.decorator.js';

/** True when a route writes: by its method, except for GETs that write and POSTs that only read. */
export function writes(readsByMethod: boolean, handler: object): boolean {
  return readsByMethod ? Reflect.hasMetadata(WRITES_BY_GET, handler) : !Reflect.hasMetadata(READS_BY_POST, handler);
}
