/** Makes a staff resource from its fields: its list, and its forms if they are plain. */
import type { ReactNode } from 'react';
import { Create, type RaRecord } from 'react-admin';
import { inputsOf, type StaffField } from './fields';
import type { StaffResource } from './resource';
import { StaffEdit } from './StaffEdit';
import { StaffForm, useOutcome } from './StaffForm';
import { StaffList, type StaffListProps } from './StaffList';
import { StaffTitle } from './StaffTitle';

interface PlainForm<Row extends RaRecord<number>> {
  readonly titleOf: (row: Row) => string;
  readonly saved: string;
  readonly newTitle: string;
  readonly created?: string;
  readonly first?: ReactNode;
}

interface PlainResource<Row extends RaRecord>
  extends
    Omit<StaffListProps<Row>, 'words'>,
    Pick<StaffResource, 'name' | 'group' | 'icon' | 'show' | 'edit' | 'create' | 'adminActs'> {
  readonly words: StaffListProps<Row>['words'] & { readonly tool: string };
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
