/** The fields that differ between two texts of a record, word by word. */
import type { LiveAmount } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import type { ContentTarget, ContentValues } from '../../../api/staffContent';
import { ui } from '../../../i18n/fr';
import { Difference } from '../../../ui/Difference';
import { Text } from '../../../ui/layout/primitives';
import { CONTENT_FIELDS, type ContentField } from '../fields';
import { readable } from '../readable';
import { withAmountWords } from '../text/amounts';
import { useNames } from './useNames';

const { difference } = ui;

interface DifferencesProps {
  kind: ContentTarget['kind'];
  before: ContentValues;
  after: ContentValues;
  amounts: readonly LiveAmount[];
}

export function Differences({ kind, before, after, amounts }: DifferencesProps) {
  const nameOf = useNames(kind);
  const words = (field: ContentField, of: ContentValues) =>
    withAmountWords(readable(field, of[field.name], nameOf), amounts);
  const changed = CONTENT_FIELDS[kind].filter(({ name }) => !isSameValue(before[name], after[name]));
  if (changed.length === 0) return <p>{difference.none}</p>;
  return (
    <>
      <Text tone="hint">{difference.legend}</Text>
      {changed.map((field) => (
        <section key={field.name} aria-label={field.label}>
          <h3>{field.label}</h3>
          <Difference before={words(field, before)} after={words(field, after)} />
        </section>
      ))}
    </>
  );
}
