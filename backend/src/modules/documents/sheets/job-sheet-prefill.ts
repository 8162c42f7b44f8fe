import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import { projectPath } from '../../../platform/config/paths.js';
import { cleanRichText } from '../../../platform/http/rich-text.js';
import { TemplateCompiler, type CompiledTemplate } from '../../../platform/templates/index.js';
import { typesetAll } from './french-typography.js';
import type { JobCriterionSheet, JobFunctionSheet, JobSheetSections } from './job-sheet.js';

/** The criteria (critere_id) for each section. A criterion without a section goes to the last one. */
const CRITERIA: Readonly<Record<JobSheetSection, readonly number[]>> = {
  missions: [],
  activities: [1, 4, 5],
  relations: [2],
  competences: [3, 6],
};
const NAMED = new Set(Object.values(CRITERIA).flat());

/** The first text of a job sheet: what the classification already says about the functions. */
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
  sections(functions: readonly JobFunctionSheet[], { toPerson = false } = {}): JobSheetSections {
    const write = (name: JobSheetSection): string => {
      const chosen = functions.map((job) => ({ ...job, criteria: criteriaOf(name, job.criteria) }));
      const data = { toPerson, several: functions.length > 1, functions: typesetAll(chosen) };
      const html = this.#templates.get(name)?.(data) ?? '';
      const lines = html.split('\n').map((line) => line.trim());
      return cleanRichText(lines.join(''));
    };
    return {
      missions: write('missions'),
      activities: write('activities'),
      relations: write('relations'),
      competences: write('competences'),
    };
  }
}

function criteriaOf(name: JobSheetSection, criteria: readonly JobCriterionSheet[]): JobCriterionSheet[] {
  const written = criteria.filter(({ text }) => text !== null);
  const own = CRITERIA[name].flatMap((wanted) => written.filter(({ id }) => id === wanted));
  const others = name === JOB_SHEET_SECTIONS.at(-1) ? written.filter(({ id }) => !NAMED.has(id)) : [];
  return [...own, ...others];
}
