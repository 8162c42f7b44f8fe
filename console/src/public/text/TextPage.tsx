/** A text page from the server, with the tables and amounts of the grid in force. */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../core/errors';
import {
  contentCalls,
  gridCalls,
  type GridTable,
  type Page as PageText,
  type PageSection,
} from '@valorisation/contract';
import { useAnswer, useAsked, type Answer } from '../../api/useAnswer';
import { pages, titles, ui } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { ErrorState } from '../../ui/State';
import { Contents, placeOf } from './Contents';
import { GridSource, GridTableBlock, NARROW } from './GridTables';
import type { GridInForce } from './gridRows';
import { shippedText } from './shippedText';
import { Questions, QuestionSearch, useQuestionSearch } from './Questions';
import styles from './TextPage.module.css';

/** The pages read so far are shown at once, and also while the server does not answer. */
const read = new Map<string, PageText>();

/** A link in a text. Pages of the portal open by the router, and other sites get no referrer. The estimate is an act. */
function Place({ href, label }: { href: string; label: string }) {
  if (href === `#${paths.estimate()}`) return <LinkButton to={paths.estimate()}>{label}</LinkButton>;
  if (href.startsWith('#')) return <Link to={href.slice(1)}>{label}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}

/** The whole before its parts: the formula stands before the sentences that explain it. */
const FIRST: GridTable = 'formule';

function Section({ section, grid }: { section: PageSection; grid: Answer<GridInForce> }) {
  const { title, paragraphs, list, steps, terms, questions, table, links } = section;
  const place = placeOf(section);

  return (
    <Stack
      as="section"
      gap={3}
      className={cx(styles.section, table !== undefined && NARROW.has(table) && styles.narrow)}
      aria-labelledby={title === undefined ? undefined : place}
    >
      {title !== undefined && (
        <h2 id={place} data-section={place} tabIndex={-1} className="serif-title ringless">
          {title}
        </h2>
      )}
      {table === FIRST && <GridTableBlock name={table} answer={grid} />}
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
      {terms && (
        <Stack as="dl" gap={2} className={styles.terms}>
          {terms.map(({ term, text }) => (
            <div key={term}>
              <dt className="ink strong">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Stack>
      )}
      {questions && <Questions entries={questions} />}
      {table && table !== FIRST && <GridTableBlock name={table} answer={grid} />}
      {links && (
        <Cluster as="ul" gap={5} rowGap={1} align="center">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Place href={href} label={label} />
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

/** What is shown beside a section, by the section's place. */
type Beside = Readonly<Record<string, ReactNode>>;

/** From this number on, questions are searched. */
const MANY = 8;

function Text({ sections, beside }: { sections: readonly PageSection[]; beside: Beside }) {
  const search = useQuestionSearch(sections);
  const count = sections.reduce((sum, { questions = [] }) => sum + questions.length, 0);
  const hasTables = sections.some(({ table }) => table !== undefined);
  const grid = useAnswer(gridCalls.inForce, {}, { enabled: hasTables });
  return (
    <div className={styles.sections}>
      {count >= MANY && <QuestionSearch {...search} />}
      {search.left.map((section, index) => {
        const shown = beside[placeOf(section) ?? ''];
        const key = section.title ?? index;
        if (shown === undefined) return <Section key={key} section={section} grid={grid} />;
        return (
          <div key={key} className={styles.pair}>
            <Section section={section} grid={grid} />
            {shown}
          </div>
        );
      })}
      {hasTables && grid.found && <GridSource grid={grid.found} />}
    </div>
  );
}

/** Scrolls to the section or the question in the address, once the text is loaded. */
function useAskedPlace(isThere: boolean) {
  const text = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  // The same link may be followed twice.
  const { key } = useLocation();
  const [section, question] = [query.get('rubrique'), query.get('q')];

  // Runs after the page has given the focus to its title, because the effects of inner components run first.
  useLayoutEffect(() => {
    if (!isThere) return;
    const places = [...(text.current?.querySelectorAll<HTMLElement>('[data-section], [data-question]') ?? [])];
    const place = places.find(
      ({ dataset }) =>
        (section !== null && dataset['section'] === section) || (question !== null && dataset['question'] === question),
    );
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [isThere, section, question, key]);
  return text;
}

interface TextPageProps {
  name: Exclude<keyof typeof titles, 'home'>;
  /** Sections from the console, which follow the text. */
  after?: readonly PageSection[];
  beside?: Beside;
  /** The last part of the page. */
  children?: ReactNode;
}

export function TextPage({ name, after = [], beside = {}, children }: TextPageProps) {
  const { found, error, retry } = useAnswer(contentCalls.page, { params: { name } });
  useEffect(() => {
    if (found !== undefined) read.set(name, found);
  }, [name, found]);
  // 404 means that the page was withdrawn. Any other error means that the server does not answer.
  const isAway = error !== null && !(isApiError(error) && error.status === 404);
  const shipped = useAsked(isAway ? name : '', async () => (isAway ? shippedText(name) : null));
  const known = found ?? read.get(name);
  const page = known ?? (isAway ? (shipped.found ?? undefined) : undefined);
  const text = useAskedPlace(page !== undefined);

  if (page === undefined) {
    if (error === null || (isAway && shipped.error === null)) return <ScreenSkeleton />;
    return (
      <Page title={titles[name]}>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  const { title, body } = page;
  const sections = [...body.sections, ...after];
  return (
    <Page title={title} intro={body.intro} aside={<Contents sections={sections} />}>
      {error !== null && (
        <Notice
          tone="clay"
          action={
            <Button size="small" onClick={retry}>
              {ui.retry}
            </Button>
          }
        >
          {known === undefined ? pages.textPages.shipped : pages.textPages.kept}
        </Notice>
      )}
      <div ref={text}>
        <Text sections={sections} beside={beside} />
      </div>
      {children}
    </Page>
  );
}
