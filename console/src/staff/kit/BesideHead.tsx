import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import type { BesideHead as Role } from '@valorisation/contract';

interface BesideHeadProps {
  label: string;
  words: { readonly associated: string; readonly head: string };
  value: Role;
  onChange: (role: Role) => void;
}

/** The role of a new account in an establishment that has a head: beside the head, or in the head's place. */
export function BesideHead({ label, words, value, onChange }: BesideHeadProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, role) => onChange(role === 'head' ? 'head' : 'associated')}
      >
        <FormControlLabel value="associated" control={<Radio />} label={words.associated} />
        <FormControlLabel value="head" control={<Radio />} label={words.head} />
      </RadioGroup>
    </FormControl>
  );
}
