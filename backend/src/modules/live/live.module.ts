import { Module } from '@nestjs/common';
import { LiveController } from './http/live.controller.js';
import { LiveFeed } from './live-feed.js';

@Module({ controllers: [LiveController], providers: [LiveFeed] })
export class LiveModule {}
