/** What is typed into a field for a day, in the form JJ/MM/AAAA, which is the same in every browser language. */
import { dayMessage, formatDay, readDay, type Day } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { withSlashes } from './frenchInput';

/** In characters. It has room for pasted spaces, because the browser would cut the year off without a message. */
export const LONGEST_TYPED_DAY = 40;

const shown = (value: Day | null | undefined) => (value ? formatDay(value) : '');

/** @param value undefined while the typed text is not a day */
export function useDayText(value: Day | null | undefined, onChange: (value: Day | null | undefined) => void) {
  const [text, setText] = useState(shown(value));
  const [left, setLeft] = useState(false);

  useEffect(() => {
    // The text follows a change of the value from outside. It does not follow the user's own typing.
    setText((current) => (readDay(current) === value || readDay(current) === undefined ? current : shown(value)));
  }, [value]);

  return {
    text,
    /** The message about a text that is not a day, once the field is left. */
    fault: left ? dayMessage(text) : null,
    type(typed: string) {
      const next = withSlashes(typed, text);
      setText(next);
      setLeft(false);
      onChange(readDay(next));
    },
    leave() {
      setLeft(true);
      const typed = readDay(text);
      if (typed !== undefined) setText(shown(typed));
    },
  };
}
