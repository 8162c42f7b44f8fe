import { Global, Module } from '@nestjs/common';
import { CachedPages } from './cached-pages.js';
import { PortalPreview } from './portal-preview.js';

@Global()
@Module({ providers: [CachedPages, PortalPreview], exports: [CachedPages, PortalPreview] })
export class HttpModule {}
