import { Global, Module } from '@nestjs/common';
import { CachedPages } from './cached-pages.js';

@Global()
@Module({ providers: [CachedPages], exports: [CachedPages] })
export class HttpModule {}
