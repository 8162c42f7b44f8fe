import type { JobSheetAnswer } from '@valorisation/contract';
import type { JobSheetSection } from '@valorisation/rules';
import type { JobDescription } from '../sheets/job-sheet-source.js';
import type { JobSheet } from '../sheets/job-sheet.js';

/** The sheet's own texts, each function with its valuation, each section with what it was before people wrote. */
export function toSheetAnswer(sheet: JobSheet, { rows, functions, prefill, written }: JobDescription): JobSheetAnswer {
  const { establishment, total, amounts, wage, partial, references, grids, printedOn } = sheet;
  const section = (name: JobSheetSection) => ({ written: written[name] ?? null, prefill: prefill[name] });
  return {
    establishment,
    functions: rows.flatMap(({ id, functionId }, index) => {
      const job = sheet.functions[index];
      const duties = functions[index]?.grid.suggestedDuties[functionId] ?? [];
      return job === undefined ? [] : [{ ...job, id, duties }];
    }),
    total,
    totalShareHundredths: rows.reduce((sum, row) => sum + (row.hourly ? 0 : row.shareHundredths), 0),
    amounts,
    wage,
    partial,
    references,
    grids,
    printedOn,
    sections: {
      missions: section('missions'),
      activities: section('activities'),
      relations: section('relations'),
      competences: section('competences'),
    },
  };
}
