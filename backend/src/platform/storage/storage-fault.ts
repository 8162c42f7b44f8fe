/** The storage has not done what it was asked: no room, no right, no answer. The same may be asked again later. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}
