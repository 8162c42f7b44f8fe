/** A page made of text: the product's default text, in the same form as the body's own. */
import { useId, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { pages } from '../i18n/fr';
import { Page } from '../layout/Page';
import { Icon } from '../ui/Icon';
import { Stack } from '../ui/layout/primitives';
import styles from './ContentPage.module.css';

function Section({ section }: { section: pages.ContentSection }) {
  const titleId = useId();

  return (
    <Stack as="section" gap={3} aria-labelledby={section.title === undefined ? undefined : titleId}>
      {section.title !== undefined && (
        <h2 id={titleId} data-section={section.id} tabIndex={section.id === undefined ? undefined : -1}>
          {section.title}
        </h2>
      )}
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.list && (
        <Stack as="ul" gap={1} indent={5} className={styles.list}>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
      )}
      {section.terms && (
        <dl className={styles.terms}>
          {section.terms.map(({ term, text }) => (
            <div key={term} className={styles.term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {section.questions && (
        <div>
          {section.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>
                {question}
                <Icon name="down" size={16} />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      )}
    </Stack>
  );
}

export function ContentPage({ title, text }: { title: string; text: pages.ContentPageText }) {
  const content = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const asked = query.get('rubrique');

  // After the page's own arrival, which goes to its title: the page inside this one is done first.
  useLayoutEffect(() => {
    const headings = [...(content.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
    const heading = headings.find((one) => one.dataset['section'] === asked);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [asked]);

  return (
    <Page title={title} intro={text.intro} width="text">
      <Stack ref={content} gap={8}>
        {text.sections.map((section, index) => (
          <Section key={section.title ?? index} section={section} />
        ))}
      </Stack>
    </Page>
  );
}
