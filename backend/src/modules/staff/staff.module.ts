import { Module } from '@nestjs/common';
import { SettingHistory } from './setting-history.js';
import { SettingRecord, SettingsResource } from './settings.resource.js';

/** The tables of the resources below. */
export const staffEntities = [SettingRecord];

@Module({ controllers: [SettingsResource], providers: [SettingHistory] })
export class StaffModule {}
