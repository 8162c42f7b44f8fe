/** The text of a page in its frame, with its contents at the side. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Page as PageText, PageSection } from '@valorisation/contract';
import { Page } from '../../layout/Page';
import { Contents } from './Contents';
import { useQuestionSearch } from './Questions';
import { Sections, type Beside } from './Sections';

/** Scrolls to the section or the question in the address. */
function useAskedPlace() {
  const text = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  // The same link may be followed twice.
  const { key } = useLocation();
  const [section, question] = [query.get('rubrique'), query.get('q')];

  // Runs after the page has given the focus to its title, because the effects of inner components run first.
  useLayoutEffect(() => {
    const places = [...(text.current?.querySelectorAll<HTMLElement>('[data-section], [data-question]') ?? [])];
    const place = places.find(
      ({ dataset }) =>
        (section !== null && dataset['section'] === section) || (question !== null && dataset['question'] === question),
    );
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [section, question, key]);
  return text;
}

interface TextOfPageProps {
  page: Pick<PageText, 'title' | 'body'>;
  /** Sections from the console, which follow the text. */
  after?: readonly PageSection[];
  beside?: Beside;
  notice?: ReactNode;
  /** The last part of the page. */
  children?: ReactNode;
}

export function TextOfPage({ page: { title, body }, after = [], beside = {}, notice, children }: TextOfPageProps) {
  const text = useAskedPlace();
  const sections = [...body.sections, ...after];
  const { left } = useQuestionSearch(sections);
  return (
    <Page title={title} intro={body.intro} aside={<Contents sections={left} />}>
      {notice}
      <div ref={text}>
        <Sections sections={sections} beside={beside} />
      </div>
      {children}
    </Page>
  );
}
