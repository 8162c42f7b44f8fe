/** Makes a staff resource from its fields: its list and, for plain fields, its forms. */
import type { ReactNode } from 'react';
import { Create, type RaRecord } from 'react-admin';
import { inputsOf, type StaffField } from './fields';
import { HeadActs } from './HeadActs';
import type { StaffResource } from './resource';
import { StaffEdit } from './StaffEdit';
import { StaffForm, useOutcome } from './StaffForm';
import { StaffList, type StaffListProps } from './StaffList';
import { StaffTitle } from './StaffTitle';

interface PlainForm<Row extends RaRecord<number>> {
  readonly titleOf: (row: Row) => string;
  /** `created`, `create`: the message and the button of a new record, if they differ from those of a change. */
  readonly words: {
    readonly saved: string;
    readonly newTitle: string;
    readonly created?: string;
    readonly create?: string;
  };
  /** Acts beside the title of a record. */
  readonly acts?: ReactNode;
  /** Shown above the fields of a new record. */
  readonly first?: ReactNode;
}

interface PlainResource<Row extends RaRecord>
  extends
    Omit<StaffListProps<Row>, 'words'>,
    Pick<StaffResource, 'name' | 'group' | 'tabOf' | 'show' | 'edit' | 'create' | 'adminActs'> {
  readonly words: StaffListProps<Row>['words'] & { readonly tool: string };
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export function plainResource<Row extends RaRecord>(options: PlainResource<Row>): StaffResource {
  const { words, above, below, ...resource } = options;
  return {
    ...resource,
    title: words.title,
    tool: words.tool,
    list: () => (
      <>
        {above}
        <StaffList<Row> {...options} />
        {below}
      </>
    ),
  };
}

export function plainForms<Row extends RaRecord<number>>(fields: readonly StaffField<Row>[], form: PlainForm<Row>) {
  const { titleOf, words, acts, first } = form;
  const inputs = inputsOf(fields);
  return {
    edit: () => (
      <StaffEdit<Row> title={titleOf} saved={words.saved}>
        {acts !== undefined && <HeadActs>{acts}</HeadActs>}
        {inputs}
      </StaffEdit>
    ),
    create: function NewRecord() {
      return (
        <Create title={<StaffTitle text={words.newTitle} />} mutationOptions={useOutcome(words.created ?? words.saved)}>
          <StaffForm {...(words.create !== undefined && { save: words.create })}>
            {first}
            {inputs}
          </StaffForm>
        </Create>
      );
    },
  };
}
