import { Injectable } from '@nestjs/common';
import { bySection, type JobSheetSection } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

/** The suggestions for the job sheet of one function. */
export interface FunctionSheet {
  readonly confirmed: boolean;
  readonly purpose: string;
  readonly missions: readonly string[];
  readonly activities: Readonly<Record<'daily' | 'monthly' | 'yearly', readonly string[]>>;
  readonly knowledge: readonly string[];
  readonly know_how: readonly string[];
  readonly soft_skills: readonly string[];
  readonly relations: Readonly<Record<'internal' | 'external', string>>;
  readonly conditions: string;
  readonly reporting: string;
  readonly resources: string;
}

const lines = (column: string) => String.raw`array_remove(regexp_split_to_array(btrim(${column}), '\s*\n\s*'), '')`;

const OF_FUNCTION = `
  select state = 'confirmed' as confirmed, purpose, ${lines('missions')} as missions,
         json_build_object('daily', ${lines('daily')}, 'monthly', ${lines('monthly')}, 'yearly', ${lines('yearly')}) as activities,
         ${lines('knowledge')} as knowledge, ${lines('know_how')} as know_how, ${lines('soft_skills')} as soft_skills,
         json_build_object('internal', internal, 'external', external) as relations, conditions, reporting, resources
    from function_sheet where function_id = $1`;

/** What staff keep for the job sheet of each function of the grid. The free function has nothing. */
@Injectable()
export class FunctionSheets {
  constructor(private readonly reader: TenantReader) {}

  async of(functionId: number): Promise<FunctionSheet | null> {
    const query = { name: 'function-sheet', text: OF_FUNCTION, values: [functionId] };
    const [row] = await this.reader.global<FunctionSheet & Record<string, unknown>>(query);
    return row ?? null;
  }
}

/** What is suggested for each section, line by line. */
export function suggestedLines(sheet: FunctionSheet | null): Readonly<Record<JobSheetSection, readonly string[]>> {
  if (sheet === null) return bySection(() => []);
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
