import { Module } from '@nestjs/common';
import { SettingRecord, SettingsResource } from './settings.resource.js';

/** The tables of the resources below. */
export const staffEntities = [SettingRecord];

@Module({ controllers: [SettingsResource] })
export class StaffModule {}
