/** A file of people as it is: what its columns become, what is asked, which cells a person repairs. */
import * as z from 'zod/mini';
import { about, clearable, count, hundredthsOrNull, id, list, payUnit, typedDay } from '../data.js';
import { wire, wireObject } from '../wire.js';

const MOST_COLUMNS = 256;
const MOST_REPAIRS = 5_000;
const LONGEST_VALUE = 10_000;

const text = z.string('invalide').check(z.maxLength(LONGEST_VALUE, 'invalide'));
const index = z.int('invalide').check(z.minimum(0, 'invalide'), z.maximum(MOST_COLUMNS, 'invalide'));
const line = z.int('invalide').check(z.positive('invalide'));

const mapping = wireObject({
  sheet: wire('sheet', about(z._default(z.nullable(text), null), 'The sheet to read; null: the proposed one')),
  headingLine: wire(
    'header_row',
    about(z._default(z.nullable(line), null), 'The last row of the headings; null: the proposed one'),
  ),
  columns: wire(
    'columns',
    about(
      z._default(
        list(wireObject({ index: wire('index', index), field: wire('field', z.nullable(text)) })).check(
          z.maxLength(MOST_COLUMNS, 'invalide'),
        ),
        [],
      ),
      'The field of a column that is not to become what is proposed; null: the column is not read',
    ),
  ),
});

/** Each field is a part of the form, as JSON. Without them, the answer is the proposal. */
export const importChoices = wireObject(
  {
    mapping: wire('mapping', z._default(mapping, { columns: [], headingLine: null, sheet: null })),
    answers: wire(
      'answers',
      about(
        z._default(
          list(
            wireObject({
              question: wire('question', text),
              choice: wire('choice', text),
              typed: wire('typed', about(z._default(z.nullable(text), null), 'For a choice with a field of its own')),
            }),
          ).check(z.maxLength(MOST_COLUMNS, 'invalide')),
          [],
        ),
        'Answers to the questions about a column',
      ),
    ),
    repairs: wire(
      'repairs',
      about(
        z._default(
          list(
            wireObject({
              line: wire('row', line),
              field: wire('field', text),
              value: wire('value', text),
              alike: wire('alike', about(z._default(z.boolean(), false), 'All rows with the same words in that field')),
            }),
          ).check(z.maxLength(MOST_REPAIRS, 'invalide')),
          [],
        ),
        'Repaired cells. The field `row` takes a row (`take`) or leaves it out (`leave`). The field `function_change` says whether the function of a row takes the place of the person’s only one (`changed`) or is one more (`added`). The function 0 (autre) needs a `category`, and takes its title from `other_function`, or else from the words of the file',
      ),
    ),
    paidFrom: wire(
      'verse_du',
      about(
        z._default(clearable(typedDay), null),
        'First day of the amounts paid; without one they count since the day of seniority. Only for a viewer who sees pay',
      ),
    ),
    samePeople: wire(
      'same_people',
      about(
        z._default(
          wireObject({
            all: wire('all', z._default(z.nullable(z.enum(['same', 'other'], 'invalide')), null)),
            rows: wire(
              'rows',
              z._default(
                list(wireObject({ line: wire('row', line), same: wire('same', z.boolean('invalide')) })).check(
                  z.maxLength(MOST_REPAIRS, 'invalide'),
                ),
                [],
              ),
            ),
          }),
          { all: null, rows: [] },
        ),
        'Whether names in another spelling are the known people: for all rows, and for some',
      ),
    ),
  },
  { id: 'ImportChoices' },
);
export type ImportChoicesSent = z.output<typeof importChoices>;

const fieldName = about(z.nullable(z.string()), 'Null: the column is not read');
const samples = list(z.string());

const column = wireObject({
  index: wire('index', about(count, '0 is the first column of the file')),
  heading: wire('heading', z.string()),
  proposed: wire('proposed', fieldName),
  confidence: wire('confidence', z.enum(['sure', 'likely', 'none'])),
  field: wire('field', about(z.nullable(z.string()), 'What counts: the chosen or the proposed field')),
  isHidden: wire('hidden', z.boolean()),
  isPersonal: wire('personal', about(z.boolean(), 'The column looks personal: it is never read, and has no samples')),
  isRemembered: wire('remembered', about(z.boolean(), 'The field is the one that was chosen for such a file before')),
  samples: wire('samples', about(samples, 'The first different values')),
  readAs: wire('read_as', about(samples, 'The same values as they are read; empty for a column that is not read')),
});

const choice = wireObject({
  value: wire('value', z.string()),
  title: wire('title', z.string()),
  effect: wire('effect', about(z.string(), 'What the choice makes of the first values')),
  typed: wire('typed', about(z.nullable(z.enum(['hours', 'day'])), 'What is typed beside the choice')),
});

const question = wireObject({
  id: wire('id', z.string()),
  kind: wire('kind', z.string()),
  column: wire('column', about(z.nullable(count), 'The index of the column; null: the whole sheet')),
  heading: wire('heading', z.nullable(z.string())),
  title: wire('title', z.string()),
  choices: wire('choices', list(choice)),
  chosen: wire('chosen', about(z.nullable(z.string()), 'The answer, or the likely one; null: the rows wait for it')),
  typed: wire('typed', z.nullable(z.string())),
  isAnswered: wire('answered', z.boolean()),
  isRemembered: wire('remembered', about(z.boolean(), 'An earlier file of this kind has an answer')),
});

const repair = wireObject({
  line: wire('row', id),
  profileName: wire('profile_name', z.string()),
  functionTitle: wire('metier_title', z.nullable(z.string())),
  shareHundredths: wire('valor_c0', hundredthsOrNull),
  seniorityOn: wire('valor_anciennete', about(z.nullable(z.string()), 'YYYY-MM-DD')),
  paidCents: wire('paid', hundredthsOrNull),
  field: wire('field', about(z.string(), 'The field of a repair')),
  heading: wire('heading', about(z.nullable(z.string()), 'The heading of its column, when it has one')),
  value: wire('value', about(z.string(), 'What the file has')),
  message: wire('message', z.string()),
  alike: wire('alike', about(count, 'The rows with the same words in that field')),
  isBlocking: wire('blocking', about(z.boolean(), 'False: the row is taken without this value')),
  suggestions: wire('suggestions', list(z.object({ value: z.string(), title: z.string() }))),
});

const leftOut = wireObject({
  line: wire('row', id),
  profileName: wire('profile_name', z.string()),
  reason: wire('reason', z.string()),
  isTakeable: wire('takeable', z.boolean()),
});

const samePerson = wireObject({
  line: wire('row', id),
  profileName: wire('profile_name', z.string()),
  knownName: wire('known_name', z.string()),
  by: wire('by', about(z.enum(['matricule', 'name']), 'What tells that it may be the same person')),
  differs: wire(
    'differs',
    about(
      list(
        z.object({
          kind: z.enum(['matricule', 'function', 'share', 'seniority', 'leave']),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
      'What the file says otherwise than the known person’s valuations',
    ),
  ),
  isSame: wire('same', about(z.nullable(z.boolean()), 'Null: the row waits for the decision')),
});

const change = wireObject({
  kind: wire('kind', z.enum(['new', 'gone', 'function', 'share', 'seniority', 'leave', 'paid'])),
  line: wire('row', z.nullable(id)),
  profileId: wire('profile_id', z.nullable(id)),
  profileName: wire('profile_name', z.string()),
  functionTitle: wire('metier_title', z.nullable(z.string())),
  before: wire('before', z.nullable(z.string())),
  after: wire('after', z.nullable(z.string())),
  gapCents: wire('ecart', about(z.optional(hundredthsOrNull), 'Of an amount paid: minus what is due today, EUR')),
  unit: wire('unite', z.optional(payUnit)),
});

/** What the preview of an import says about the file. */
export const readingFields = {
  sheet: wire('sheet', about(z.nullable(z.string()), 'The sheet that was read; null for a file without sheets')),
  sheets: wire(
    'sheets',
    about(
      list(z.object({ name: z.string(), hidden: z.boolean(), people: z.nullable(z.int()) })),
      'With their people; null: more than the first rows tell',
    ),
  ),
  headingLines: wire('header_rows', list(id)),
  isRemembered: wire('remembered', about(z.boolean(), 'The columns become what was chosen for such a file before')),
  fields: wire('fields', about(list(z.object({ field: z.string(), title: z.string() })), 'What a column may become')),
  columns: wire('columns', list(column)),
  questions: wire('questions', about(list(question), 'What cannot be known from the cells, once for a column')),
  repairRows: wire('repair_rows', about(count, 'Rows with something to settle; only the first are listed')),
  repairs: wire('repairs', list(repair)),
  samePeople: wire('same_people', about(list(samePerson), 'Names that are known in another spelling')),
  changes: wire(
    'changes',
    about(
      list(change),
      'When rows of the file are there already: what is written, and who is gone. Nothing else changes',
    ),
  ),
  unchanged: wire('unchanged', about(count, 'Rows that are there just so')),
  aboveFull: wire(
    'above_full',
    about(
      list(wireObject({ profileName: wire('profile_name', z.string()), share: wire('share', z.string()) })),
      'People whose functions will have more than 100 % in all',
    ),
  ),
  leftOut: wire('left_out', about(list(leftOut), 'Totals, titles, hidden rows, ended contracts')),
};

/** What an accepted line says beside its valuation. */
export const readLineFields = {
  functionId: wire('valor_c5', about(z.nullable(count), 'Function id, 0 = autre')),
  foundBy: wire('found_by', about(z.nullable(z.string()), 'The words of the file, when they are not the title')),
  matricule: wire('matricule', z.nullable(z.string())),
};
