/** Two people have edited one record. In this dialog the user chooses a text for each field (ADR 36). */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { useId, useState } from 'react';
import type { ContentTarget, ContentValues } from '../../../api/staffContent';
import { staffDesk, staffKit } from '../../../i18n/fr';
import { Difference } from '../../../ui/Difference';
import { Stack, Text } from '../../../ui/layout/primitives';
import { CONTENT_FIELDS } from '../fields';
import { merged, mergesOf, proposedSide, type FieldMerge, type Side } from '../mergeTexts';
import { readable } from '../readable';
import { withAmountWords } from '../text/amounts';
import styles from './Desk.module.css';
import { useNames } from './useNames';

const { stale: words } = staffDesk;
const CHANGED_BY = { mine: words.onlyMine, theirs: words.onlyTheirs, both: words.both } as const;

interface MergeDialogProps {
  target: ContentTarget;
  base: ContentValues;
  mine: ContentValues;
  theirs: ContentValues;
  amounts: readonly LiveAmount[];
  onMerge: (values: ContentValues) => void;
  onClose: () => void;
}

export function MergeDialog({ target: { kind }, base, mine, theirs, amounts, onMerge, onClose }: MergeDialogProps) {
  const id = useId();
  const nameOf = useNames(kind);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const merges = mergesOf(base, mine, theirs);

  const part = (merge: FieldMerge) => {
    const field = CONTENT_FIELDS[kind].find(({ name }) => name === merge.name);
    if (field === undefined) return null;
    const said = (value: unknown) => withAmountWords(readable(field, value, nameOf), amounts);
    const labelled = `${id}-${merge.name}`;
    return (
      <Stack key={merge.name} as="section" gap={2} aria-labelledby={labelled}>
        <h3 id={labelled}>{field.label}</h3>
        <Text tone="hint">{CHANGED_BY[merge.changedBy]}</Text>
        <Difference before={said(merge.theirs)} after={said(merge.mine)} />
        <RadioGroup
          aria-labelledby={labelled}
          value={sides[merge.name] ?? proposedSide(merge)}
          onChange={(_, side) => setSides({ ...sides, [merge.name]: side === 'theirs' ? 'theirs' : 'mine' })}
        >
          <FormControlLabel value="mine" control={<Radio />} label={words.mine} />
          <FormControlLabel value="theirs" control={<Radio />} label={words.theirs} />
        </RadioGroup>
      </Stack>
    );
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <DialogContentText>{merges.length === 0 ? words.nothing : words.text}</DialogContentText>
        {merges.length > 0 && <Text tone="hint">{words.legend}</Text>}
        <Stack gap={6}>{merges.map(part)}</Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffKit.cancel}</Button>
        <Button variant="contained" onClick={() => onMerge(merged(mine, merges, sides))}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
