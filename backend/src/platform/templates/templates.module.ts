import { Module } from '@nestjs/common';
import { projectPath } from '../config/paths.js';
import { TemplateEngine } from './template-engine.js';

/** The documents' templates, compiled once in a process: the worker prints them, and the API shows them. */
@Module({
  providers: [{ provide: TemplateEngine, useFactory: () => new TemplateEngine(projectPath('templates')) }],
  exports: [TemplateEngine],
})
export class TemplatesModule {}
