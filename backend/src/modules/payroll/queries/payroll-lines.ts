import type { PayrollFormat, PayrollLines } from '@valorisation/contract';
import { isForSilae, PAYROLL_LACKS, type PayrollLine } from '@valorisation/rules';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetPayrollState, type LeftOutRow, type PayrollState } from '../../valuations/index.js';
import { changedSince, type LineReference } from '../domain/line-references.js';
import { PayrollHandovers, type ReceiptReader } from '../persistence/payroll-handovers.js';

export interface PayrollSelection {
  readonly state: PayrollState;
  /** Every line that a file of this format has today. */
  readonly all: readonly PayrollLine[];
  /** Those among them that payroll does not know yet by the receipt; all of them without one. */
  readonly lines: readonly PayrollLine[];
  /** What payroll knows by the receipt. */
  readonly known: readonly LineReference[];
}

/** The lines of a school today, whole or since a receipt. */
@Injectable()
export class PayrollLineSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly handovers: PayrollHandovers,
  ) {}

  /** @throws 404 `introuvable` for a receipt that the reader does not see */
  async select(reader: ReceiptReader, format: PayrollFormat, since: number | null): Promise<PayrollSelection> {
    const known = since === null ? null : (await this.handovers.find(reader, since)).references;
    const state = await this.queries.execute(new GetPayrollState(reader));
    const all = format === 'silae' ? state.lines.filter(isForSilae) : state.lines;
    return { state, all, lines: known === null ? all : changedSince(all, known), known: known ?? [] };
  }
}

export function countedLacks(leftOut: readonly LeftOutRow[]): PayrollLines['leftOut'] {
  return PAYROLL_LACKS.map((lack) => ({
    lack,
    count: leftOut.filter((row) => row.lack === lack).length,
  })).filter(({ count }) => count > 0);
}
