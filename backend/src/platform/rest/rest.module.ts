import { Global, Module } from '@nestjs/common';
import { RestReader } from './rest-reader.js';
import { RestWriter } from './rest-writer.js';

/** What the resources of the staff API share (ADR 25). */
@Global()
@Module({ providers: [RestReader, RestWriter], exports: [RestReader, RestWriter] })
export class RestModule {}
