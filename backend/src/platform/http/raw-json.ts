/** An answer already serialised, its envelope included: the interceptor lets it through untouched. */
export class RawJson {
  constructor(readonly body: Buffer) {}
}
