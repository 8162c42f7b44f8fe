/** What cannot be known from the cells of a column: asked once, with what each choice makes of the first values. */
import { useRef, useState } from 'react';
import type { ReadQuestion } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Inline, Stack } from '../../../ui/layout/primitives';
import { cx } from '../../../ui/cx';
import { TextField } from '../../../ui/TextField';
import type { Answer } from './choices';
import styles from './Reading.module.css';

const { questions: words } = importReading;

interface QuestionProps {
  question: ReadQuestion;
  onAnswer: (answer: Answer) => void;
}

function Question({ question, onAnswer }: QuestionProps) {
  const { id, title, heading, choices, chosen, isAnswered, isRemembered } = question;
  const [typed, setTyped] = useState(question.typed ?? '');
  const field = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="unlined pad-0">
      <legend className="pad-0 strong">
        {title}
        {heading !== null && <Inline tone="hint"> {words.column(heading)}</Inline>}
      </legend>
      {choices.map(({ value, title: label, effect, typed: kind }) => (
        <div key={value} className={cx('row wrap gap-0-3 target', styles.choice)}>
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
              {chosen === value && !isAnswered && (
                <Inline tone="quiet"> ({isRemembered ? words.remembered : words.proposed})</Inline>
              )}
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

interface QuestionsProps extends Pick<QuestionProps, 'onAnswer'> {
  questions: readonly ReadQuestion[];
}

function Group({ id, title, questions, onAnswer }: { id: string; title: string } & QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {questions.map((question) => (
        <Question key={question.id} question={question} onAnswer={onAnswer} />
      ))}
    </Stack>
  );
}

/** What was answered for an earlier file of this kind is not asked again; it stays open to another choice. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  const asked = questions.filter(({ isRemembered }) => !isRemembered);
  const known = questions.filter(({ isRemembered }) => isRemembered);
  return (
    <>
      <Group id="questions" title={words.title(asked.length)} questions={asked} onAnswer={onAnswer} />
      <Group id="reponses" title={words.known(known.length)} questions={known} onAnswer={onAnswer} />
    </>
  );
}
