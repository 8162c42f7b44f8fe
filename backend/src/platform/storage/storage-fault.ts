/** The storage failed: no space, no right, no answer. The same request may succeed later. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}
