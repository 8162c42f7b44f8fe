import { fromHundredths, type JobSheetSection } from '@valorisation/rules';
import type { z } from 'zod';
import type { JobDescription } from '../sheets/job-sheet-source.js';
import type { JobSheet } from '../sheets/job-sheet.js';
import type { jobSheetResponse } from './job-description.response.js';

type JobSheetResponse = z.infer<typeof jobSheetResponse>;

/** The sheet's own texts, each function with its valuation, each section with what it was before people wrote. */
export function toSheetResponse(sheet: JobSheet, { rows, prefill, written }: JobDescription): JobSheetResponse {
  const { establishment, total, amounts, wage, partial, references, grids, printedOn } = sheet;
  const section = (name: JobSheetSection) => ({ written: written[name] ?? null, prefill: prefill[name] });
  return {
    establishment,
    functions: rows.flatMap(({ id }, index) => {
      const job = sheet.functions[index];
      return job === undefined ? [] : [{ ...job, valor_id: id, criteria: [...job.criteria] }];
    }),
    total,
    total_share: fromHundredths(rows.reduce((sum, row) => sum + (row.hourly ? 0 : row.shareHundredths), 0)),
    amounts,
    wage,
    partial,
    references: [...references],
    grids: [...grids],
    printedOn,
    sections: {
      missions: section('missions'),
      activities: section('activities'),
      relations: section('relations'),
      competences: section('competences'),
    },
  };
}
