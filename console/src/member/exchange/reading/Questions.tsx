/** What cannot be known from the cells of a column: asked once, with what each choice makes of the first values. */
import { useRef, useState } from 'react';
import type { ReadQuestion } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Inline, Stack } from '../../../ui/layout/primitives';
import { TextField } from '../../../ui/TextField';
import type { Answer } from './choices';
import styles from './Reading.module.css';

const { questions: words } = importReading;

interface QuestionProps {
  question: ReadQuestion;
  onAnswer: (answer: Answer) => void;
}

function Question({ question, onAnswer }: QuestionProps) {
  const { id, title, heading, choices, chosen, isAnswered } = question;
  const [typed, setTyped] = useState(question.typed ?? '');
  const field = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.question}>
      <legend className="pad-0 strong">
        {title}
        {heading !== null && <Inline tone="hint"> {words.column(heading)}</Inline>}
      </legend>
      {choices.map(({ value, title: label, effect, typed: kind }) => (
        <div key={value} className={styles.choice}>
          <label className="row gap-2 clickable">
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() =>
                kind !== null && typed === ''
                  ? field.current?.focus()
                  : onAnswer({ question: id, choice: value, typed: kind === null ? null : typed })
              }
            />
            <span>
              {label}
              {chosen === value && !isAnswered && <Inline tone="quiet"> ({words.proposed})</Inline>}
            </span>
          </label>
          {kind !== null && (
            <TextField
              ref={field}
              label={words.typed[kind]}
              hideLabel
              className={styles.typed ?? ''}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
              onBlur={() => typed !== (question.typed ?? '') && onAnswer({ question: id, choice: value, typed })}
            />
          )}
          {effect !== '' && <Inline tone="hint">{effect}</Inline>}
        </div>
      ))}
    </fieldset>
  );
}

export function Questions({
  questions,
  onAnswer,
}: { questions: readonly ReadQuestion[] } & Pick<QuestionProps, 'onAnswer'>) {
  if (questions.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        {words.title(questions.length)}
      </h2>
      {questions.map((question) => (
        <Question key={question.id} question={question} onAnswer={onAnswer} />
      ))}
    </Stack>
  );
}
