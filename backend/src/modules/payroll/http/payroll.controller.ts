import { payrollCalls as calls, type InputOf, type PayrollOutlook, type PayrollReceipt } from '@valorisation/contract';
import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { HandOverToPayroll } from '../commands/payroll.command.js';
import type { ReceiptReader } from '../persistence/payroll-handovers.js';
import { GetPayrollOutlook, GetReceiptFile, ListReceipts } from '../queries/payroll.query.js';
import { payrollFile } from './payroll-file.js';

type Calls = typeof calls;

@Controller()
@Access('member')
export class PayrollController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Costly('read')
  @Serves(calls.outlook, 'What a file for payroll would have', 'And which functions are in none, with the reason.')
  async outlook(
    @Input() { query: { since } }: InputOf<Calls['outlook']>,
    @CurrentMember() actor: Member,
  ): Promise<PayrollOutlook> {
    return this.queries.execute(new GetPayrollOutlook({ reader: readerOf(actor), since: since ?? null }));
  }

  @Serves(calls.receipts, 'What was handed over to payroll', 'The latest first, without names and amounts.')
  async receipts(@CurrentMember() actor: Member): Promise<readonly PayrollReceipt[]> {
    return this.queries.execute(new ListReceipts({ reader: readerOf(actor) }));
  }

  @Costly('file')
  @Serves(
    calls.handOver,
    'Hands a file over to payroll',
    'Keeps a receipt; the file is read by it. An associated account hands over no limited function.',
  )
  async handOver(
    @Input() { body: { format, since } }: InputOf<Calls['handOver']>,
    @CurrentMember() actor: Member,
  ): Promise<PayrollReceipt> {
    const made = await this.commands.execute(new HandOverToPayroll({ actor, format, since }));
    const receipt = (await this.receipts(actor)).find(({ id }) => id === made);
    if (receipt === undefined) throw notFound('receipt');
    return receipt;
  }

  @Costly('file')
  @Serves(calls.file, 'The file of a receipt', 'Made again with the same bytes, as long as the lines are the same.')
  @Header('cache-control', 'private, no-store')
  async file(
    @Input() { params: { id } }: InputOf<Calls['file']>,
    @CurrentMember() actor: Member,
  ): Promise<StreamableFile> {
    return payrollFile(await this.queries.execute(new GetReceiptFile({ reader: readerOf(actor), id })));
  }
}

function readerOf({ establishmentId, associated }: Member): ReceiptReader {
  return { establishmentId, visibleOnly: associated };
}
