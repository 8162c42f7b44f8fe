import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { bySection, type JobSheetSection } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';

const lines = z.array(z.string());
const functionSheet = z.strictObject({
  purpose: z.string(),
  missions: lines,
  activities: z.strictObject({ daily: lines, monthly: lines, yearly: lines }),
  knowledge: lines,
  know_how: lines,
  soft_skills: lines,
  relations: z.strictObject({ internal: z.string(), external: z.string() }),
  conditions: z.string(),
  reporting: z.string(),
  resources: z.string(),
});
const shippedFile = z.record(z.string(), functionSheet);
type FunctionSheet = z.output<typeof functionSheet>;

/** The shipped suggestions for the job sheet of each function of the grid. The free function has none. */
@Injectable()
export class FunctionSheets {
  readonly #sheets: ReadonlyMap<number, FunctionSheet>;

  constructor() {
    const folder = projectPath('templates', 'prefill', 'functions');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const entries = files.flatMap((file) => Object.entries(shippedFile.parse(JSON.parse(file))));
    this.#sheets = new Map(entries.map(([id, sheet]) => [Number(id), sheet]));
  }

  of(functionId: number): FunctionSheet | undefined {
    return this.#sheets.get(functionId);
  }
}

/** What is suggested for each section, line by line. */
export function suggestedLines(sheet: FunctionSheet | undefined): Readonly<Record<JobSheetSection, readonly string[]>> {
  if (sheet === undefined) return bySection(() => []);
  const { activities, relations } = sheet;
  return {
    purpose: [sheet.purpose],
    missions: sheet.missions,
    activities: [...activities.daily, ...activities.monthly, ...activities.yearly],
    competences: [...sheet.knowledge, ...sheet.know_how, ...sheet.soft_skills],
    relations: [relations.internal, relations.external],
    conditions: [sheet.conditions],
    reporting: [sheet.reporting],
    resources: [sheet.resources],
  };
}
