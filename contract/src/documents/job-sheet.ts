import { bySection } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, hundredths, id, list } from '../data.js';
import { criterion, params } from '../grids/reference.js';
import { extended, wire, wireObject } from '../wire.js';
import { profile, sheetText, valuationDetail } from '../valuations/valuation.js';

const text = z.string();

const section = z
  .object({
    written: about(z.nullable(text), 'HTML that people wrote; null while the prefilled text is on the sheet'),
    prefill: about(text, 'HTML from the classified functions and their criteria'),
  })
  .register(z.globalRegistry, { id: 'JobSheetSection' });

/** The number of functions to which a further remark applies. */
const counted = z.nullable(z.object({ count: id, several: z.boolean() }));

const sheetFunction = wireObject({
  id: wire('valor_id', id),
  title: wire('title', text),
  category: wire('category', text),
  hourly: wire('hourly', z.boolean()),
  share: wire('share', text),
  fullTime: wire('fullTime', z.boolean()),
  index: wire('index', z.nullable(text)),
  majored: wire('majored', about(z.nullable(text), 'Index of the amount if the pay is guaranteed')),
  amount: wire('amount', z.nullable(text)),
  staleSince: wire(
    'staleSince',
    about(z.nullable(text), 'First day of the earlier grid of an amount that waits for an update'),
  ),
  heldToday: wire(
    'heldToday',
    about(z.nullable(text), 'Which of today’s floors this amount is, whatever its grid: the branch’s or the wage'),
  ),
  seniorityPassedOn: wire(
    'seniorityPassedOn',
    about(z.nullable(text), 'Day of the seniority step that the amount does not include yet'),
  ),
  updated: wire(
    'updated',
    about(z.nullable(text), 'Amount due once the grid or today’s seniority is applied, if it can be computed'),
  ),
  duties: wire('duties', about(list(text), 'The missions of `suggestions`, under their former name')),
  suggestions: wire(
    'suggestions',
    about(z.object(bySection(() => list(text))), 'The shipped suggestions for the function by section, to be checked'),
  ),
  confirmed: wire('suggestions_confirmed', about(z.boolean(), 'Whether the branch has confirmed them')),
  criteria: wire(
    'criteria',
    list(
      z.object({
        id: z.int(),
        title: text,
        answered: z.boolean(),
        degree: z.nullable(text),
        text: z.nullable(text),
      }),
    ),
  ),
});

/** The texts of the printed sheet, because the screen looks like the sheet. */
const jobSheet = wireObject(
  {
    establishment: wire('establishment', z.object({ name: text, siret: text })),
    functions: wire('functions', list(sheetFunction)),
    total: wire(
      'total',
      about(
        z.nullable(
          z.object({
            share: text,
            amount: z.nullable(text),
            complement: about(z.nullable(text), 'Difference to the minimum wage, part of the amount'),
            behind: about(counted, 'Functions in the amount that wait for an update'),
            updated: about(z.nullable(text), 'The amount once they are up to date, if it can be computed'),
            hourly: about(counted, 'Functions that the amount leaves out'),
            uncomputed: about(counted, 'The same'),
          }),
        ),
        'Sum for the functions paid by the month, if there are several',
      ),
    ),
    totalShareHundredths: wire(
      'total_share',
      about(hundredths, 'Share of the active functions paid by the month, computed or not, in %'),
    ),
    amounts: wire('amounts', z.object({ monthly: z.boolean(), hourly: z.boolean() })),
    wage: wire('wage', about(list(text), 'Text about the minimum wage, if an amount depends on it')),
    partial: wire('partial', z.boolean()),
    references: wire('references', list(text)),
    grids: wire('grids', list(z.object({ id, effectiveOn: text, confirmed: z.boolean() }))),
    printedOn: wire('printedOn', text),
    versionOn: wire(
      'versionOn',
      about(text, 'Day on which a sheet with these texts was first printed; today before that'),
    ),
    sections: wire('sections', z.object(bySection(() => section))),
  },
  { id: 'JobSheet' },
);
export type JobSheetAnswer = z.output<typeof jobSheet>;

export const sheetVersion = wireObject(
  {
    id: wire('id', text),
    keptAt: wire('kept_at', text),
    keptBy: wire('kept_by', text),
    printed: wire('printed', about(z.boolean(), 'Whether it was printed; otherwise it was saved only')),
    sections: wire(
      'sections',
      about(z.object(bySection(() => z.nullable(text))), 'HTML; null for a section that held the prefilled text'),
    ),
  },
  { id: 'JobSheetVersion' },
);
export type SheetVersionAnswer = z.output<typeof sheetVersion>;

/** A profile with its job sheet. Until the sheet is saved, it is filled in from the classified functions. */
const profileWithSheet = extended(
  profile,
  {
    sheet: wire(
      'profile_data',
      about(
        sheetText,
        'JSON text: the sections of the sheet as HTML; prefilled from the classified functions until saved',
      ),
    ),
  },
  { id: 'ProfileWithSheet' },
);

export const jobDescription = wireObject(
  {
    criteres: wire('criteres', about(list(criterion), 'Of the grid in force')),
    valuations: wire('valors', list(valuationDetail)),
    profile: wire('profile', profileWithSheet),
    params: wire('params', params),
    sheet: wire('sheet', jobSheet),
  },
  { id: 'JobDescription' },
);
export type JobDescriptionAnswer = z.output<typeof jobDescription>;
