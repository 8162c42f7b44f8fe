/** A staff resource from its fields: its list, and its form where it has a plain one. */
import type { ReactNode } from 'react';
import { Create, type RaRecord } from 'react-admin';
import { inputsOf, type StaffField } from './fields';
import type { StaffResource } from './resource';
import { StaffEdit } from './StaffEdit';
import { StaffForm, useOutcome } from './StaffForm';
import { StaffList, type StaffListProps } from './StaffList';
import { StaffTitle } from './StaffTitle';

interface PlainForm<Row extends RaRecord<number>> {
  /** Which record it is. */
  readonly titleOf: (row: Row) => string;
  /** Told when a change is stored. */
  readonly saved: string;
  /** Of the form for a new one. */
  readonly newTitle: string;
  /** Told when a new one is stored; left out: as of a change. */
  readonly created?: string;
  /** What is asked of a new one alone, before the fields. */
  readonly first?: ReactNode;
}

interface PlainResource<Row extends RaRecord>
  extends
    Omit<StaffListProps<Row>, 'words'>,
    Pick<StaffResource, 'name' | 'group' | 'icon' | 'show' | 'edit' | 'create' | 'adminActs'> {
  readonly words: StaffListProps<Row>['words'] & { readonly tool: string };
  /** Above and below the list. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export function plainResource<Row extends RaRecord>(of: PlainResource<Row>): StaffResource {
  const { name, group, icon, show, edit, create, adminActs, above, below, ...list } = of;
  return {
    name,
    group,
    icon,
    title: list.words.title,
    tool: list.words.tool,
    list: () => (
      <>
        {above}
        <StaffList<Row> {...list} />
        {below}
      </>
    ),
    ...(show !== undefined && { show }),
    ...(edit !== undefined && { edit }),
    ...(create !== undefined && { create }),
    ...(adminActs !== undefined && { adminActs }),
  };
}

/** The forms of a record and of a new one. */
export function plainForms<Row extends RaRecord<number>>(fields: readonly StaffField<Row>[], form: PlainForm<Row>) {
  const { titleOf, saved, newTitle, created = saved, first } = form;
  const inputs = inputsOf(fields);
  return {
    edit: () => (
      <StaffEdit<Row> title={titleOf} saved={saved}>
        {inputs}
      </StaffEdit>
    ),
    create: function NewRecord() {
      return (
        <Create title={<StaffTitle text={newTitle} />} mutationOptions={useOutcome(created)}>
          <StaffForm>
            {first}
            {inputs}
          </StaffForm>
        </Create>
      );
    },
  };
}
