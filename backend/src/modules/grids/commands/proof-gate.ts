import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Settings } from '../../../platform/settings/settings.js';
import { documentFingerprint, judgeCase, type JudgedCase } from '../domain/grid-case.js';
import { type LockedVersion, readableGrid } from '../domain/grid-version.js';
import { GridCases } from '../persistence/grid-cases.js';

/** Why a version may not be published. */
export type ProofGap =
  | { readonly kind: 'cases-off' | 'cases-to-take-over'; readonly titles: readonly string[] }
  | {
      readonly kind: 'too-few-signed';
      readonly signed: number;
      readonly needed: number;
      readonly unsigned: readonly string[];
    };

/** A version is not published when one of its cases fails, or when too few cases are signed (ADR 51). */
@Injectable()
export class ProofGate {
  constructor(
    private readonly cases: GridCases,
    private readonly settings: Settings,
  ) {}

  /** Every reason against the publication. */
  async check(transaction: Transaction, version: Pick<LockedVersion, 'id' | 'document'>): Promise<readonly ProofGap[]> {
    const { id, document: written } = version;
    const grid = readableGrid(written);
    const document = documentFingerprint(written);
    const cases = await this.cases.within(transaction, id);
    return proofGaps(
      cases.map((one) => judgeCase(grid, document, one)),
      await this.settings.get('proof_signed_cases'),
    );
  }
}

export function proofGaps(judged: readonly JudgedCase[], needed: number): readonly ProofGap[] {
  const among = (...states: readonly JudgedCase['state'][]) => judged.filter(({ state }) => states.includes(state));
  const titles = (found: readonly JudgedCase[]) => found.map(({ case: { title } }) => title);
  const [off, toTakeOver, signed] = [among('off'), among('to-take-over'), among('signed').length];
  return [
    ...(off.length === 0 ? [] : [{ kind: 'cases-off', titles: titles(off) } as const]),
    ...(toTakeOver.length === 0 ? [] : [{ kind: 'cases-to-take-over', titles: titles(toTakeOver) } as const]),
    ...(signed >= needed
      ? []
      : [{ kind: 'too-few-signed', signed, needed, unsigned: titles(among('to-sign', 'to-resign')) } as const]),
  ];
}

/** 409, with the code for this reason. */
export function refusedBy(gap: ProofGap): DomainError {
  if (gap.kind !== 'too-few-signed')
    return new DomainError('grille_cas_faux', { params: { cas: gap.titles.join('\u00a0; ') } });
  return new DomainError('grille_sans_preuve', { params: { signes: gap.signed, attendus: gap.needed } });
}
