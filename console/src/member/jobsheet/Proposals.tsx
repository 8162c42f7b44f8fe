/** The suggestions for the section that is being written. A click adds one to its text. */
import type { JobSheetSection } from '@valorisation/rules';
import type { JobSheet } from '../../api/jobSheet';
import { jobSheet } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { dutiesLeft, withDuty } from './duties';
import styles from './SheetSides.module.css';
import type { SectionWork } from './useSheetWork';

const { proposals: words, sheet: paper } = jobSheet;

interface Props {
  sheet: JobSheet;
  name: JobSheetSection;
  work: SectionWork;
}

export function Proposals({ sheet: { functions }, name, work }: Props) {
  const section = paper.sections[name];
  const proposed = functions.flatMap(({ id, title, suggestions }) => {
    const left = dutiesLeft(suggestions[name], work.html);
    return left.length === 0 ? [] : [{ id, title, left }];
  });
  if (proposed.length === 0) return null;
  const isConfirmed = functions.every(({ confirmed }) => confirmed);
  return (
    <aside className={styles.rail} data-tools="" aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className="remark">{words.note(section, isConfirmed)}</p>
      {proposed.map(({ id, title, left }) => (
        <div key={id}>
          {functions.length > 1 && <h3 className="above-3 size-16">{title}</h3>}
          <ul className="unmarked" aria-label={words.of(title)}>
            {left.map((line) => (
              <li key={line}>
                <button
                  type="button"
                  className={styles.add}
                  aria-label={words.add(line)}
                  onClick={() => work.write(withDuty(work.html, line))}
                >
                  <Icon name="plus" size={16} />
                  {line}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
