/** A worked example beside the search, from the same call as an estimate. */
import { estimateCalls, type EstimateAnswer, type PageSection } from '@valorisation/contract';
import { call } from '../../api/call';
import { useAsked } from '../../api/useAnswer';
import { isApiError } from '../../core/errors';
import { pages } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Text } from '../../ui/layout/primitives';
import { LoadingBlock } from '../../ui/Spinner';
import { exampleOf } from '../homeExample';
import styles from './HomeExample.module.css';

const { example: words } = pages.home;

type Example = NonNullable<PageSection['example']>;

/** After 8 years, with the planned degrees: the amount is above the minimum wage. */
export const SECRETARY = { function: 28, years: 8 } as const satisfies Example;

/** Null when the grid in force lacks the function or its planned degrees. */
async function readExample(
  { function: functionId, years }: Example,
  signal?: AbortSignal,
): Promise<EstimateAnswer | null> {
  const seniorityOn = `${new Date().getFullYear() - years}-01-01`;
  try {
    const query = { functionId, seniorityOn };
    return await call(estimateCalls.one, { query }, { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error) && error.status === 422) return null;
    throw error;
  }
}

/** The calculation of the example. */
export function useExample(asked: Example = SECRETARY) {
  return useAsked(`example ${asked.function} ${asked.years}`, async (signal) => readExample(asked, signal));
}

/** If the example is not available, its place stays empty. */
export function HomeExample({ example: asked }: { example?: Example }) {
  const { found, error } = useExample(asked);
  if (found === undefined && error === null) {
    return (
      <div className={cx(styles.example, styles.waiting)} aria-busy="true">
        <LoadingBlock label={words.loading} />
      </div>
    );
  }
  const example = found ? exampleOf(found) : null;
  if (example === null) return null;
  const { title, subtitle, lines, index, month, due, notes } = example;
  return (
    <aside className={styles.example} aria-label={words.label}>
      <h2 className="serif-title">{title}</h2>
      <Text tone="quiet">{subtitle}</Text>
      <table>
        <tbody>
          {lines.map(({ label, hint, value }) => (
            <tr key={label}>
              <th scope="row">
                {label} <span className={styles.hint}>{hint}</span>
              </th>
              <td>
                {value}
                {!value.includes(',') && <span className={styles.ghost} aria-hidden="true" />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.index}</th>
            <td>{index}</td>
          </tr>
          <tr>
            <td colSpan={2}>{month}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.due}>
        <span>
          <strong className="strong">{words.due}</strong> <small className="block quiet small">{words.unit}</small>
        </span>{' '}
        <span className={styles.amount}>{due}</span>
      </p>
      {notes.map((note) => (
        <p key={note} className="quiet size-13">
          {note}
        </p>
      ))}
    </aside>
  );
}
