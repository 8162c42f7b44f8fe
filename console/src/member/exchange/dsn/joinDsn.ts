/** Several DSN as one. */
import type { Declaration, Dsn } from './readDsn';

export interface JoinedDsn extends Dsn {
  /** Declarations in whose place a later one of the same establishment and month stands. */
  readonly repeated: readonly Declaration[];
}

/** @param all the latest file last: of two declarations for one establishment and month, the later counts */
export function joinDsn(all: readonly Dsn[]): JoinedDsn {
  const declarations = all.flatMap((dsn) => dsn.declarations);
  const isLast = (one: Declaration, place: number) =>
    !declarations.slice(place + 1).some((later) => keyOf(later) === keyOf(one));
  return {
    isTest: all.some(({ isTest }) => isTest),
    isWhole: all.every(({ isWhole }) => isWhole),
    declarations: declarations.filter(isLast),
    repeated: declarations.filter((one, place) => !isLast(one, place)),
  };
}

/** A month may be declared in several parts, which do not replace each other. */
const keyOf = ({ siret, month, part }: Declaration): string => [siret, month, part].join(' ');
