import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../../../platform/config/paths.js';

const words = z.strictObject({
  sheetName: z.string(),
  fileNames: z.strictObject({ minima: z.string(), silae: z.string(), since: z.string() }),
  silae: z.strictObject({ status: z.string(), folder: z.string(), checks: z.array(z.string()) }),
});

let known: z.infer<typeof words> | undefined;

export function payrollWords(): z.infer<typeof words> {
  known ??= words.parse(JSON.parse(readFileSync(projectPath('templates', 'sheets', 'payroll.json'), 'utf8')));
  return known;
}
