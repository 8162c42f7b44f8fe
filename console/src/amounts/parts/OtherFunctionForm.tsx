/** The form for a function outside the grid: its name, and its category. The category has no default. */
import { LONGEST_FUNCTION_TITLE, type CategoryLevel } from '@valorisation/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Reference } from '../../api/reference';
import { classification as texts } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import type { FunctionChoice } from './functionChoice';
import { Inline, Stack, Text } from '../../ui/layout/primitives';
import styles from './OtherFunctionForm.module.css';

const { other: words, treeLabel } = texts.newValuation;

interface OtherFunctionFormProps {
  reference: Reference;
  initial: FunctionChoice;
  /** The title to begin with, when nothing is chosen yet. */
  suggested?: string;
  onChange: (choice: FunctionChoice) => void;
  onBack: () => void;
}

export function OtherFunctionForm({ reference, initial, suggested = '', onChange, onBack }: OtherFunctionFormProps) {
  const [title, setTitle] = useState(initial.kind === 'other' ? initial.title : suggested);
  const [level, setLevel] = useState<CategoryLevel | null>(initial.kind === 'other' ? initial.level : null);
  const [left, setLeft] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const name = title.trim();

  // The control that opened this form has disappeared. The focus moves here, with the form's title in view.
  useLayoutEffect(() => {
    nameInput.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    onChange(name === '' || level === null ? { kind: 'none' } : { kind: 'other', title: name, level });
  }, [name, level, onChange]);

  return (
    <div ref={form} className="grid gap-5 max-560">
      <div>
        <h2>{words.title}</h2>
        <Text tone="hint" className={styles.hint}>
          {words.text}
        </Text>
      </div>
      <TextField
        label={words.name}
        value={title}
        maxLength={LONGEST_FUNCTION_TITLE}
        ref={nameInput}
        error={left && name === '' ? words.nameRequired : null}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <fieldset>
        <legend className="pad-0 strong">{words.category}</legend>
        <Stack gap={2} above={2}>
          {reference.grid.categories.map((category) => (
            <label key={category.level} className={styles.choice}>
              <input
                type="radio"
                name="categorie"
                checked={level === category.level}
                onChange={() => setLevel(category.level)}
              />
              <span className="strong">{category.title}</span>
              <Inline tone="hint" className={styles.hint}>
                {words.categoryHints[category.level]}
              </Inline>
            </label>
          ))}
        </Stack>
      </fieldset>
      <div>
        <Button
          onClick={() => {
            onChange({ kind: 'none' });
            onBack();
          }}
        >
          {treeLabel}
        </Button>
      </div>
    </div>
  );
}
