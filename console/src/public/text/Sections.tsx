/** The sections of a page, drawn by the same code in a document, in the tool and in the preview of staff. */
import type { ReactNode } from 'react';
import { gridCalls, type GridTable, type PageSection } from '@valorisation/contract';
import { useAnswer, type Answer } from '../../api/useAnswer';
import { cx } from '../../ui/cx';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { RichText } from '../../layout/RichText';
import { placeOf } from './Contents';
import { GridSource, GridTableBlock, NARROW } from './GridTables';
import type { GridInForce } from './gridRows';
import { Questions, QuestionSearch, useQuestionSearch } from './Questions';
import { Place } from './Place';
import { Blocks, Picture } from './SectionBlocks';
import { isGlossary, Terms } from './Terms';
import styles from './TextPage.module.css';

/** The whole before its parts: the formula stands before the sentences that explain it. */
const FIRST: GridTable = 'formule';

interface SectionProps {
  section: PageSection;
  /** Its place on the page, by which a preview beside a form finds it. */
  at: number;
  grid: Answer<GridInForce>;
  isHalf?: boolean;
}

function Section({ section, at, grid, isHalf = false }: SectionProps) {
  const { picture, paragraphs, list, steps, terms, questions, table, links } = section;
  // A section that is being written may have an empty title.
  const title = section.title === '' ? undefined : section.title;
  const place = placeOf(section);

  const text = (
    <Stack
      as="section"
      gap={3}
      data-at={at}
      className={cx(styles.section, (isHalf || (table !== undefined && NARROW.has(table))) && styles.narrow)}
      aria-labelledby={title === undefined ? undefined : place}
    >
      {title !== undefined && (
        <h2 id={place} data-section={place} tabIndex={-1} className="serif-title ringless">
          {title}
        </h2>
      )}
      {table === FIRST && <GridTableBlock name={table} answer={grid} />}
      {section.text !== undefined && <RichText html={section.text} />}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <Stack as="ul" gap={1} indent={5} className={styles.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
      )}
      {steps && (
        <Stack as="ol" gap={1} indent={5} className={styles.list}>
          {steps.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
      )}
      {terms && <Terms terms={terms} />}
      {questions && <Questions entries={questions} />}
      {table && table !== FIRST && <GridTableBlock name={table} answer={grid} />}
      <Blocks section={section} />
      {links && (
        <Cluster as="ul" gap={5} rowGap={2} align="center" above={2}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Place href={href} label={label} />
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
  if (picture === undefined) return text;
  return (
    <div className={styles.pair}>
      {text}
      <Picture picture={picture} />
    </div>
  );
}

/** What is shown beside a section, by the section's place. */
export type Beside = Readonly<Record<string, ReactNode>>;

/** From this number on, questions are searched. */
const MANY = 8;

interface SectionsProps {
  sections: readonly PageSection[];
  beside: Beside;
  /** The place of the first one on the page. */
  first?: number;
}

export function Sections({ sections, beside, first = 0 }: SectionsProps) {
  const search = useQuestionSearch(sections);
  const count = sections.reduce((sum, { questions = [] }) => sum + questions.length, 0);
  const hasTables = sections.some(({ table }) => table !== undefined);
  const grid = useAnswer(gridCalls.inForce, {}, { enabled: hasTables });
  // The two columns of a glossary are those of the other texts of its page.
  const hasGlossary = sections.some(({ terms }) => isGlossary(terms));
  return (
    <div className={styles.sections}>
      {count >= MANY && <QuestionSearch {...search} />}
      {search.left.map((section, index) => {
        const shown = beside[placeOf(section) ?? ''];
        const key = section.title ?? index;
        if (shown === undefined) {
          const isBeside = hasGlossary && !isGlossary(section.terms);
          return <Section key={key} section={section} at={first + index} grid={grid} isHalf={isBeside} />;
        }
        return (
          <div key={key} className={styles.pictured}>
            <Section section={section} at={first + index} grid={grid} />
            {shown}
          </div>
        );
      })}
      {hasTables && grid.found && <GridSource grid={grid.found} />}
    </div>
  );
}
