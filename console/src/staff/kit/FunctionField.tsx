/** The choice of a function of the grid, by the words that people use for it. */
import { Autocomplete, TextField } from '@mui/material';
import { findFunction, OTHER_FUNCTION_ID, typeset, type Grid } from '@valorisation/rules';
import { useMemo, useState } from 'react';
import { finderOf } from '../../amounts/model/finderOf';
import { functionTree } from '../../amounts/model/functionTree';
import { useFunctionNames } from '../../api/useFunctionNames';
import { classification } from '../../i18n/fr';

const { newValuation: words } = classification;

interface Choice {
  readonly id: number;
  readonly label: string;
  readonly place: string;
}

interface FunctionFieldProps {
  /** Undefined while it is loaded. */
  grid: Grid | undefined;
  label: string;
  value: number | null;
  onChange: (functionId: number | null) => void;
  /** The refusal of the value. */
  error?: string | undefined;
  /** True: "Autre fonction" can be chosen. */
  hasOther?: boolean;
  /** True: it stands in a row with other filters. */
  isFilter?: boolean;
}

function choicesOf(grid: Grid, hasOther: boolean): readonly Choice[] {
  const other = hasOther ? findFunction(grid, OTHER_FUNCTION_ID) : undefined;
  return [
    ...functionTree(grid).flatMap((domain) =>
      domain.families.flatMap((family) =>
        family.functions.map(({ id, title }) => ({
          id,
          label: typeset(title),
          place: typeset(`${domain.title}, ${family.title}`),
        })),
      ),
    ),
    ...(other === undefined ? [] : [{ id: other.id, label: typeset(other.title), place: typeset(other.title) }]),
  ];
}

export function FunctionField({
  grid,
  label,
  value,
  onChange,
  error,
  hasOther = false,
  isFilter = false,
}: FunctionFieldProps) {
  const names = useFunctionNames();
  const [isSearching, setIsSearching] = useState(false);
  const choices = useMemo(() => (grid === undefined ? [] : choicesOf(grid, hasOther)), [grid, hasOther]);
  const find = grid && finderOf(grid, names);

  /** The functions that fit the typed words, the best first. Without words all, in the grid's order. */
  function fitting(typed: string): Choice[] {
    if (find === undefined || typed.trim() === '') return [...choices];
    return find(typed).functions.flatMap(({ functionId, foundBy }) => {
      const choice = choices.find(({ id }) => id === functionId);
      return choice === undefined
        ? []
        : [{ ...choice, label: choice.label + (foundBy === null ? '' : `, ${words.foundBy(foundBy)}`) }];
    });
  }
  return (
    <Autocomplete
      options={choices}
      // Beside other fields, it would be as narrow as its label.
      sx={{ minWidth: { xs: '100%', sm: 320 } }}
      {...(!isSearching && { groupBy: ({ place }: Choice) => place })}
      filterOptions={(_, { inputValue }) => fitting(inputValue)}
      isOptionEqualToValue={({ id }, chosen) => id === chosen.id}
      getOptionKey={({ id }) => id}
      value={choices.find(({ id }) => id === value) ?? null}
      loading={grid === undefined}
      loadingText={words.loading}
      noOptionsText={words.found(0)}
      onInputChange={(_, typed, reason) => setIsSearching(reason === 'input' && typed.trim() !== '')}
      onChange={(_, choice) => onChange(choice?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin={isFilter ? 'none' : 'normal'}
          label={label}
          error={error !== undefined}
          helperText={isFilter ? error : (error ?? ' ')}
        />
      )}
    />
  );
}
