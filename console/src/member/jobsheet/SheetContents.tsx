/** The way to each section, with what is left to do there, and what is printed besides them. */
import { JOB_SHEET_SECTIONS, type JobSheetSection } from '@valorisation/rules';
import type { SheetParts } from '../../api/files';
import { jobSheet as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/layout/primitives';
import { PartsChoice } from './PartsChoice';
import type { SectionWork } from './useSheetWork';
import styles from './SheetSides.module.css';

/** The id of the element of a section. */
export const sectionId = (name: JobSheetSection) => `fiche-${name}`;

function goTo(name: JobSheetSection) {
  document.querySelector<HTMLElement>(`#${sectionId(name)} [role='textbox']`)?.focus();
}

type Standing = keyof typeof words.standing | 'proposed';

const standingOf = ({ html, isWritten }: SectionWork): Standing =>
  html === '' ? 'empty' : isWritten ? 'written' : 'proposed';

interface Props {
  current: JobSheetSection;
  section: (name: JobSheetSection) => SectionWork;
  parts: SheetParts;
  onParts: (parts: SheetParts) => void;
  onVersions: () => void;
}

export function SheetContents({ current, section, parts, onParts, onVersions }: Props) {
  const standings = JOB_SHEET_SECTIONS.map((name) => ({ name, standing: standingOf(section(name)) }));
  const proposed = standings.filter(({ standing }) => standing === 'proposed').length;
  return (
    <div className={styles.contents}>
      <nav aria-label={words.contents}>
        {proposed > 0 && (
          <Text tone="hint" below={1}>
            {words.proposed(proposed)}
          </Text>
        )}
        <ul className="unmarked">
          {standings.map(({ name, standing }) => (
            <li key={name}>
              <button
                type="button"
                className={cx(styles.entry, name === current && 'strong')}
                aria-current={name === current}
                onClick={() => goTo(name)}
              >
                <span>
                  {words.sheet.sections[name]}
                  {standing !== 'proposed' && (
                    <span className="hint regular">
                      {', '}
                      {words.standing[standing]}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <PartsChoice parts={parts} onParts={onParts} />
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onVersions}>
        <Icon name="clock" size={16} />
        {words.versions.open}
      </button>
    </div>
  );
}
