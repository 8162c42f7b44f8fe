/** The choice of an amount for a text: one of the grid or of the minimum wage, or one of a function. */
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Button,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
  MenuItem,
  TextField,
} from '@mui/material';
import { gridCalls, type LiveAmount } from '@valorisation/contract';
import { FUNCTION_FACTS, MOST_NAMED_YEARS, OTHER_FUNCTION_ID, wordKey, type FunctionFact } from '@valorisation/rules';
import { useId, useState } from 'react';
import { finderOf } from '../../../amounts/model/finderOf';
import { toPublicReference } from '../../../api/reference';
import { useCall } from '../../../api/useCall';
import { useFunctionNames } from '../../../api/useFunctionNames';
import { staffContent, staffKit } from '../../../i18n/fr';
import { Cluster } from '../../../ui/layout/primitives';
import { amountOfFunction } from './functionAmounts';

const { text: words } = staffContent;
const FACTS = Object.keys(FUNCTION_FACTS) as FunctionFact[];

interface AmountDialogProps {
  amounts: readonly LiveAmount[];
  onPick: (amount: LiveAmount) => void;
  onClose: () => void;
}

export function AmountDialog({ amounts, onPick, onClose }: AmountDialogProps) {
  const id = useId();
  const [word, setWord] = useState('');
  const listed = amounts.filter(({ label }) => wordKey(label).includes(wordKey(word)));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onEntered: (node) => node.querySelector('input')?.focus() } }}
    >
      <DialogTitle id={id}>{words.amountTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.amountHelp}</DialogContentText>
        <TextField
          fullWidth
          size="small"
          margin="normal"
          type="search"
          label={words.amountSearch}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        {listed.length > 0 && <Amounts title={words.amountsOfGrid} amounts={listed} onPick={onPick} />}
        <OfFunctions word={word} onPick={onPick} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffKit.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The functions that the words find, each with the chosen amount after the chosen years. */
function OfFunctions({ word, onPick }: { word: string } & Pick<AmountDialogProps, 'onPick'>) {
  const { data: reference } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const names = useFunctionNames();
  const [fact, setFact] = useState<FunctionFact>('minimum');
  const [years, setYears] = useState(0);
  if (reference === undefined || word.trim() === '') return null;
  const found = finderOf(
    reference.grid,
    names,
  )(word).functions.flatMap(({ functionId }) => {
    const amount = functionId === OTHER_FUNCTION_ID ? null : amountOfFunction({ functionId, fact, years }, reference);
    return amount ?? [];
  });
  if (found.length === 0) return null;
  return (
    <>
      <Cluster gap={4}>
        <TextField
          select
          size="small"
          label={words.amountFact}
          value={fact}
          onChange={({ target }) => setFact(target.value as FunctionFact)}
        >
          {FACTS.map((one) => (
            <MenuItem key={one} value={one}>
              {FUNCTION_FACTS[one].label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          type="number"
          label={staffContent.page.exampleYears}
          value={years}
          slotProps={{ htmlInput: { min: 0, max: MOST_NAMED_YEARS } }}
          onChange={({ target }) => setYears(Math.min(MOST_NAMED_YEARS, Math.max(0, Math.trunc(Number(target.value)))))}
        />
      </Cluster>
      <Amounts title={words.amountsOfFunctions} amounts={found} onPick={onPick} />
    </>
  );
}

function Amounts({ title, amounts, onPick }: { title: string } & Pick<AmountDialogProps, 'amounts' | 'onPick'>) {
  return (
    <List
      component="div"
      role="group"
      aria-label={title}
      subheader={<ListSubheader component="div">{title}</ListSubheader>}
    >
      {amounts.map((amount) => (
        <ListItemButton key={amount.id} component="button" onClick={() => onPick(amount)} sx={{ width: '100%' }}>
          <ListItemText primary={amount.label} secondary={amount.value ?? words.noValue} />
        </ListItemButton>
      ))}
    </List>
  );
}
