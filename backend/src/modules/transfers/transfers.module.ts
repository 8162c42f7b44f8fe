import { Module } from '@nestjs/common';
import { ValuationsModule } from '../valuations/index.js';
import { transferCommands } from './commands/transfer.command.js';
import { StaffTransfersController, TransfersController } from './http/transfers.controller.js';
import { Transfers } from './persistence/transfers.js';
import { transferQueries } from './queries/transfers.query.js';

@Module({
  imports: [ValuationsModule],
  controllers: [TransfersController, StaffTransfersController],
  providers: [...transferCommands, ...transferQueries, Transfers],
})
export class TransfersModule {}
