import { Global, Module } from '@nestjs/common';
import { RestExporter } from './rest-exporter.js';
import { RestReader } from './rest-reader.js';
import { RestWriter } from './rest-writer.js';

/** What the resources of the staff API share (ADR 25). */
@Global()
@Module({ providers: [RestExporter, RestReader, RestWriter], exports: [RestExporter, RestReader, RestWriter] })
export class RestModule {}
