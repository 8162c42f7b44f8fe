import { Global, Module } from '@nestjs/common';
import { RestExporter } from './rest-exporter.js';
import { RestReader } from './rest-reader.js';
import { RestSearch } from './rest-search.js';
import { RestWriter } from './rest-writer.js';

/** The shared parts of the staff API's resources (ADR 25). */
@Global()
@Module({
  providers: [RestExporter, RestReader, RestSearch, RestWriter],
  exports: [RestExporter, RestReader, RestSearch, RestWriter],
})
export class RestModule {}
