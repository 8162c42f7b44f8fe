/** The search and the choices over a public list. */
import { useEffect, useState } from 'react';
import { publications as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import styles from './Content.module.css';

interface Choice {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** Words of « all of them ». */
  readonly all: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

interface SearchBarProps {
  readonly label: string;
  readonly word: string;
  readonly onSearch: (word: string) => void;
  readonly choices: readonly Choice[];
}

/** A form of the address: it asks at once where the tool runs, and by its button in a document that it does not run in. */
export function SearchBar({ label, word, onSearch, choices }: SearchBarProps) {
  const [typed, setTyped] = useState(word);
  // The address may change under the field: back, or another link.
  useEffect(() => setTyped(word), [word]);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={label}
        type="search"
        name="q"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {choices.map((choice) => (
        <SelectField
          key={choice.label}
          label={choice.label}
          name={choice.name}
          placeholder={choice.all}
          value={choice.value}
          options={choice.options}
          onValueChange={choice.onChange}
        />
      ))}
      <Button type="submit">{words.search}</Button>
    </form>
  );
}
