/** The parts of a section that are lists: texts, questions, cards, documents and others. */
import type { LiveAmount, PageSection } from '@valorisation/contract';
import { staffContent } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { ReferenceField } from '../ReferenceField';
import { LinkField } from '../text/LinkField';
import { Items } from './Items';
import { LiveTextField } from './LiveTextField';
import { PictureOf } from './PictureOf';

const { page: words } = staffContent;

type Cards = NonNullable<PageSection['cards']>;
const EMPTY_CARD: Cards[number] = { title: '', text: '' };

interface PartProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  amounts: readonly LiveAmount[];
}

export function CardParts({ value, onChange, amounts }: PartProps<Cards>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.cards, position)}
      addLabel={words.items.cards}
      makeNew={() => EMPTY_CARD}
    >
      {(one, change, name) => (
        <Stack gap={3}>
          <PictureOf picture={one.picture} onPick={(picture) => change({ ...one, picture })} />
          <LiveTextField
            label={words.ofItem(name, words.cardTitle)}
            value={one.title}
            onChange={(title) => change({ ...one, title })}
            amounts={amounts}
          />
          <LiveTextField
            multiline
            label={words.ofItem(name, words.cardText)}
            value={one.text}
            onChange={(text) => change({ ...one, text })}
            amounts={amounts}
          />
          <Links value={one.links ?? []} onChange={(links) => change({ ...one, links })} amounts={amounts} />
        </Stack>
      )}
    </Items>
  );
}

export function Documents({ value, onChange }: Omit<PartProps<readonly number[]>, 'amounts'>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.documents, position)}
      addLabel={words.items.documents}
      makeNew={() => 0}
    >
      {(id, change, name) => (
        <ReferenceField to="documents" label={name} value={id} onChange={(chosen) => change(chosen ?? 0)} />
      )}
    </Items>
  );
}

export function Texts({ value, onChange, amounts, what }: PartProps<readonly string[]> & { what: string }) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(what, position)}
      addLabel={what}
      makeNew={() => ''}
    >
      {(text, change, name) => (
        <LiveTextField multiline label={name} value={text} onChange={change} amounts={amounts} />
      )}
    </Items>
  );
}

export function Questions({ value, onChange, amounts }: PartProps<NonNullable<PageSection['questions']>>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.questions, position)}
      addLabel={words.items.questions}
      makeNew={() => ({ question: '', answer: [''] })}
    >
      {(one, change, name) => (
        <Stack gap={3}>
          <LiveTextField
            label={name}
            value={one.question}
            onChange={(question) => change({ ...one, question })}
            amounts={amounts}
          />
          <Texts
            what={words.items.answer}
            value={one.answer}
            onChange={(answer) => change({ ...one, answer })}
            amounts={amounts}
          />
        </Stack>
      )}
    </Items>
  );
}

export function Terms({ value, onChange, amounts }: PartProps<NonNullable<PageSection['terms']>>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.terms, position)}
      addLabel={words.items.terms}
      makeNew={() => ({ term: '', text: '' })}
    >
      {(one, change, name) => (
        <Stack gap={3}>
          <LiveTextField
            label={words.ofItem(name, words.term)}
            value={one.term}
            onChange={(term) => change({ ...one, term })}
            amounts={amounts}
          />
          <LiveTextField
            multiline
            label={words.ofItem(name, words.termText)}
            value={one.text}
            onChange={(text) => change({ ...one, text })}
            amounts={amounts}
          />
        </Stack>
      )}
    </Items>
  );
}

export function Links({ value, onChange, amounts }: PartProps<NonNullable<PageSection['links']>>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.links, position)}
      addLabel={words.items.links}
      makeNew={() => ({ label: '', href: '' })}
    >
      {(one, change, name) => (
        <Stack gap={3}>
          <LiveTextField
            label={words.ofItem(name, words.linkLabel)}
            value={one.label}
            onChange={(label) => change({ ...one, label })}
            amounts={amounts}
          />
          <LinkField
            label={words.ofItem(name, words.linkHref)}
            value={one.href}
            onChange={(href) => change({ ...one, href })}
          />
        </Stack>
      )}
    </Items>
  );
}

export function Quotes({ value, onChange, amounts }: PartProps<NonNullable<PageSection['quotes']>>) {
  return (
    <Items
      items={value}
      onChange={onChange}
      nameOf={(_, position) => words.numbered(words.items.quotes, position)}
      addLabel={words.items.quotes}
      makeNew={() => ({ text: '', author: '' })}
    >
      {(one, change, name) => (
        <Stack gap={3}>
          <LiveTextField
            multiline
            label={name}
            value={one.text}
            onChange={(text) => change({ ...one, text })}
            amounts={amounts}
          />
          <LiveTextField
            label={words.ofItem(name, words.quoteAuthor)}
            value={one.author}
            onChange={(author) => change({ ...one, author })}
            amounts={amounts}
          />
        </Stack>
      )}
    </Items>
  );
}
