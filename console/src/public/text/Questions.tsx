/** Folded questions with their answers. The address can open one of them, and a search filters them. */
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PageSection } from '@valorisation/contract';
import { pages } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Cluster, Text } from '../../ui/layout/primitives';
import { EmptyState } from '../../ui/State';
import { SearchBar } from '../content/SearchBar';
import { Fold } from '../../layout/Fold';
import { isAbout, questionKey, type Question } from './questionKey';

const { questions: words } = pages.textPages;

function Entry({ entry, isAsked }: { entry: Question; isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);

  return (
    <Fold
      title={entry.question}
      place={questionKey(entry)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {entry.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Text tone="hint">
        <Link to={paths.faq({ q: questionKey(entry) })}>{words.link}</Link>
      </Text>
    </Fold>
  );
}

export function Questions({ entries }: { entries: readonly Question[] }) {
  const [query] = useSearchParams();
  return (
    <div>
      {entries.map((entry) => (
        <Entry key={entry.question} entry={entry} isAsked={query.get('q') === questionKey(entry)} />
      ))}
    </div>
  );
}

export interface QuestionSearchState {
  readonly words: string;
  /** The sections with the questions that match the words. */
  readonly left: readonly PageSection[];
  readonly count: number;
}

export function useQuestionSearch(sections: readonly PageSection[]): QuestionSearchState {
  const [query] = useSearchParams();
  const asked = query.get('q')?.trim() ?? '';
  const all = sections.flatMap(({ questions = [] }) => questions);
  const words = all.some((entry) => questionKey(entry) === asked) ? '' : asked;
  const left = sections.flatMap((section) => {
    if (section.questions === undefined) return [section];
    const questions = section.questions.filter((question) => isAbout(question, words));
    return questions.length === 0 ? [] : [{ ...section, questions }];
  });
  return { words, left, count: left.reduce((sum, { questions = [] }) => sum + questions.length, 0) };
}

export function QuestionSearch({ words: searched, count }: QuestionSearchState) {
  const [, setQuery] = useSearchParams();
  return (
    <div>
      <SearchBar
        label={words.search}
        word={searched}
        onSearch={(word) => setQuery(word === '' ? {} : { q: word })}
        choices={[]}
      />
      {/* The title below says it where nothing is found. */}
      <Text tone="hint" role="status" className={count === 0 ? 'visually-hidden' : undefined}>
        {words.found(count)}
      </Text>
      {count === 0 && (
        <EmptyState
          title={words.none}
          action={
            <Cluster>
              <LinkButton to={{ search: '' }}>{words.showAll}</LinkButton>
              <LinkButton to={paths.contact()}>{words.contact}</LinkButton>
            </Cluster>
          }
        >
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
    </div>
  );
}
