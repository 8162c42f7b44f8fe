/** What staff say of a file: its name, what it shows, its tags, and where it is used. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { LONGEST_ALT } from '@valorisation/contract';
import { useId } from 'react';
import { BooleanInput, EditBase, Form, SaveButton, TextInput, useRecordContext, WithRecord } from 'react-admin';
import { staffKit, staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { typed } from '../kit/fields';
import styles from '../kit/FormDialog.module.css';
import { StaffEdit } from '../kit/StaffEdit';
import { useOutcome } from '../kit/StaffForm';
import { FocusInput } from './FocusInput';
import { fileSize } from './fileSize';
import { MediaUses } from './MediaUses';
import { TagsInput } from './TagsInput';
import type { MediaRow } from './useMediaPage';

const factsOf = ({ kind, width, height, byte_length: bytes }: MediaRow): string =>
  [words.kinds[kind], width !== null && height !== null && words.pixels(width, height), fileSize(bytes)]
    .filter((fact) => fact !== false)
    .join(', ');

function MediaFacts() {
  const row = useRecordContext<MediaRow>();
  if (row === undefined) return null;
  return (
    <>
      <FocusInput />
      <Minor>{factsOf(row)}</Minor>
    </>
  );
}

/** Shown only for pictures, because a document needs no description. */
function AltInput() {
  if (useRecordContext<MediaRow>()?.kind !== 'picture') return null;
  return (
    <TextInput
      source="alt"
      label={words.alt}
      helperText={words.altHelp}
      parse={typed}
      fullWidth
      slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
    />
  );
}

function MediaFields() {
  return (
    <>
      <MediaFacts />
      <TextInput source="file_name" label={words.rename} helperText={words.renameHelp} parse={typed} fullWidth />
      <AltInput />
      <TagsInput source="tags" />
      <BooleanInput source="archived" label={words.archive} helperText={words.archiveHelp} />
      <MediaUses />
    </>
  );
}

export const MediaEdit = () => (
  <StaffEdit<MediaRow> title={({ file_name: name }) => name} saved={words.saved}>
    <MediaFields />
  </StaffEdit>
);

/** The same over the list, which keeps its place. */
export function MediaDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const labelled = useId();
  const mutationOptions = useOutcome(words.saved, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={labelled} fullWidth maxWidth="sm">
      <EditBase<MediaRow>
        resource="media"
        id={id}
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
      >
        <Form className={cx(styles.form)}>
          <DialogTitle id={labelled} className="breakable">
            <WithRecord<MediaRow> render={({ file_name: name }) => name} />
          </DialogTitle>
          <DialogContent>
            <MediaFields />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{staffKit.cancel}</Button>
            <SaveButton />
          </DialogActions>
        </Form>
      </EditBase>
    </Dialog>
  );
}
