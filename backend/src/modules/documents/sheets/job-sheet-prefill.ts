import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { bySection, JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import { projectPath } from '../../../platform/config/paths.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import { TemplateCompiler, type CompiledTemplate } from '../../../platform/templates/index.js';
import { typesetAll } from './french-typography.js';
import { functionSheet, type ClassifiedFunction } from './job-sheet.builder.js';
import type { JobCriterionSheet, JobSheetSections } from './job-sheet.js';

/** The criteria (critere_id) for the sections that use them. Any other criterion goes to the competences. */
const CRITERIA: Readonly<Partial<Record<JobSheetSection, readonly number[]>>> = {
  activities: [1, 4, 5],
  relations: [2],
  competences: [3, 6],
};
const NAMED = new Set(Object.values(CRITERIA).flat());

/**
 * The first text of a job sheet: the shipped suggestions for the functions, and for a function without them what its
 * classification says.
 */
@Injectable()
export class JobSheetPrefill {
  readonly #templates: ReadonlyMap<JobSheetSection, CompiledTemplate>;

  constructor() {
    const folder = projectPath('templates', 'prefill', 'job-sheet');
    const compiler = new TemplateCompiler(new Map());
    this.#templates = new Map(
      JOB_SHEET_SECTIONS.map((name) => [
        name,
        compiler.compileHtml(`prefill/job-sheet/${name}`, readFileSync(join(folder, `${name}.hbs`), 'utf8')),
      ]),
    );
  }

  /** @param toPerson true for a text that addresses the person */
  sections(functions: readonly ClassifiedFunction[], { toPerson = false } = {}): JobSheetSections {
    const write = (name: JobSheetSection): string => {
      const chosen = functions.map((job) => {
        const described = functionSheet(job);
        return {
          ...described,
          criteria: criteriaOf(name, described.criteria),
          suggested: job.suggested,
        };
      });
      const data = { toPerson, several: functions.length > 1, functions: typesetAll(chosen) };
      const html = this.#templates.get(name)?.(data) ?? '';
      const lines = html.split('\n').map((line) => line.trim());
      return cleanRichText(lines.join(''));
    };
    return bySection(write);
  }
}

function criteriaOf(name: JobSheetSection, criteria: readonly JobCriterionSheet[]): JobCriterionSheet[] {
  const written = criteria.filter(({ text }) => text !== null);
  const own = (CRITERIA[name] ?? []).flatMap((wanted) => written.filter(({ id }) => id === wanted));
  const others = name === 'competences' ? written.filter(({ id }) => !NAMED.has(id)) : [];
  return [...own, ...others];
}
