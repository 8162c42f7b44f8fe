import { useEffect, useState } from 'react';
import { publications as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import styles from './Content.module.css';

interface Choice {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
  /** The words for « all ». */
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

/** In the tool each change takes effect at once; in a document without a script, its button sends it. */
export function SearchBar({ label, word, onSearch, choices }: SearchBarProps) {
  const [typed, setTyped] = useState(word);
  // The address may change without typing: by the Back button, or by another link.
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
        beside={<Button type="submit">{words.search}</Button>}
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
    </form>
  );
}
