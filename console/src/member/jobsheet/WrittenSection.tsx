import { formatHundredths, LONGEST_SECTION, type JobSheetSection } from '@valorisation/rules';
import { useId, useState, type ReactNode } from 'react';
import { jobSheet as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Cluster } from '../../ui/layout/primitives';
import { RichTextEditor } from '../../ui/richtext/RichTextEditor';
import { sectionId } from './SheetContents';
import type { SectionWork } from './useSheetWork';
import styles from './Sheet.module.css';

const NEARLY_FULL = 0.9 * LONGEST_SECTION;

const count = (value: number): string => formatHundredths(value * 100).replace(/,00$/, '');

function Hints({ work, hintId }: { work: SectionWork; hintId: string }) {
  const { html, length, isWritten, error, isUnsaved } = work;
  const hint = isWritten ? html === '' && words.section.empty : words.section.proposed;
  return (
    <Cluster id={hintId} gap={4} rowGap={0} className="remark">
      {hint !== false && <span className={styles.hint}>{hint}</span>}
      {length >= NEARLY_FULL && (
        <span className={cx(length > LONGEST_SECTION && 'clay-700 strong')}>
          {words.section.length(count(length), count(LONGEST_SECTION))}
        </span>
      )}
      {error !== null && <span className="clay-700 strong">{error}</span>}
      {error === null && isUnsaved && <span className="clay-700 strong">{words.saving.failed}</span>}
    </Cluster>
  );
}

interface Props {
  name: JobSheetSection;
  work: SectionWork;
  onEnter: () => void;
  onLeave: () => void;
  /** Whether the text is saved. */
  status: ReactNode;
  children?: ReactNode;
}

export function WrittenSection({ name, work, onEnter, onLeave, status, children }: Props) {
  const headingId = useId();
  const hintId = useId();
  const [dropped, setDropped] = useState<string | null>(null);
  // A section that was edited keeps its height, so that the text under the pointer does not move at a click.
  const [isBegun, setBegun] = useState(false);
  const title = words.sheet.sections[name];

  function revert() {
    setDropped(work.html);
    work.write(null);
  }

  function undo() {
    if (dropped !== null) work.write(dropped);
    setDropped(null);
  }

  function write(html: string) {
    setDropped(null);
    work.write(html);
  }

  const canUndo = !work.isWritten && dropped !== null;
  return (
    <section
      id={sectionId(name)}
      className={cx(styles.row, styles.editable, isBegun && styles.begun)}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className="size-16 leading-135">
        {title}
      </h2>
      <div>
        <RichTextEditor
          labelledBy={headingId}
          toolbarLabel={words.section.toolbar(title)}
          describedBy={hintId}
          invalid={work.error !== null}
          value={work.html}
          onChange={write}
          onFocus={() => {
            setBegun(true);
            onEnter();
          }}
          onBlur={onLeave}
          className={styles.written}
          beside={
            <>
              {status}
              {(work.isWritten || canUndo) && (
                <Button
                  variant="quiet"
                  size="small"
                  flush="start"
                  aria-label={canUndo ? words.section.undoOf(title) : words.section.revertOf(title)}
                  onClick={canUndo ? undo : revert}
                >
                  {canUndo ? words.section.undo : words.section.revert}
                </Button>
              )}
              <Hints work={work} hintId={hintId} />
            </>
          }
        />
        {children}
      </div>
    </section>
  );
}
