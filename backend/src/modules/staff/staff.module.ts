import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.js';
import { GetStaffFiguresHandler } from './queries/get-staff-figures.handler.js';
import { JournalResource } from './journal.resource.js';
import { SettingHistory } from './setting-history.js';
import { SettingRecord, SettingsResource } from './settings.resource.js';

/** The tables of the resources below. */
export const staffEntities = [SettingRecord];

@Module({
  controllers: [DashboardController, JournalResource, SettingsResource],
  providers: [GetStaffFiguresHandler, SettingHistory],
})
export class StaffModule {}
