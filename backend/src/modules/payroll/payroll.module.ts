import { Module } from '@nestjs/common';
import { KeyLookup } from '../../platform/access/key-lookup.js';
import { ExchangeModule } from '../exchange/index.js';
import { ValuationsModule } from '../valuations/index.js';
import { payrollCommands } from './commands/payroll.command.js';
import { PayrollFiles } from './files/payroll-files.js';
import { PayrollController } from './http/payroll.controller.js';
import { PayrollKeysController } from './http/payroll-keys.controller.js';
import { PayrollLinesController } from './http/payroll-lines.controller.js';
import { PayrollHandovers } from './persistence/payroll-handovers.js';
import { PayrollKeys } from './persistence/payroll-keys.js';
import { PayrollLineSource } from './queries/payroll-lines.js';
import { payrollQueries } from './queries/payroll.query.js';

/** The providers of the API process only, because files are written while their reader waits. */
@Module({
  imports: [ExchangeModule, ValuationsModule],
  controllers: [PayrollController, PayrollKeysController, PayrollLinesController],
  providers: [
    ...payrollCommands,
    ...payrollQueries,
    PayrollFiles,
    PayrollHandovers,
    PayrollKeys,
    PayrollLineSource,
    { provide: KeyLookup, useExisting: PayrollKeys },
  ],
  exports: [KeyLookup],
})
export class PayrollModule {}
