import { Button, TextField } from '@mui/material';
import type { LiveAmount, PageSection } from '@valorisation/contract';
import { staffContent } from '../../../i18n/fr';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { Items } from './Items';
import { LiveTextField } from './LiveTextField';
import { OnePart } from './OnePart';
import { ReferenceField } from '../ReferenceField';
import { EMPTY_PARTS, partNames, withPart, type PartName } from './parts';

const { page: words } = staffContent;

type Cards = NonNullable<PageSection['cards']>;
const EMPTY_CARD: Cards[number] = { title: '', text: '' };

interface PartProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  amounts: readonly LiveAmount[];
}

interface SectionPartsProps {
  section: PageSection;
  onChange: (section: PageSection) => void;
  amounts: readonly LiveAmount[];
}

export function SectionParts({ section, onChange, amounts }: SectionPartsProps) {
  const there = partNames.filter((name) => section[name] !== undefined);
  const missing = partNames.filter((name) => section[name] === undefined);
  return (
    <Stack gap={4}>
      {there.map((name) => (
        <fieldset key={name} className="pad-4 shrinkable frame">
          <legend className="remark pad-0-2">{words.parts[name]}</legend>
          <Part name={name} section={section} onChange={onChange} amounts={amounts} />
        </fieldset>
      ))}
      {missing.length > 0 && (
        <Cluster gap={2} role="group" aria-label={words.addPart}>
          {missing.map((name) => (
            <Button key={name} size="small" onClick={() => onChange({ ...section, ...EMPTY_PARTS[name] })}>
              {words.add(words.parts[name])}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

function Part({ name, section, onChange, amounts }: SectionPartsProps & { name: PartName }) {
  const given = { amounts };
  const change = <Name extends PartName>(value: NonNullable<PageSection[Name]>) =>
    onChange(withPart(section, name, value));
  switch (name) {
    case 'paragraphs':
    case 'list':
    case 'steps':
      return <Texts {...given} what={words.items[name]} value={section[name] ?? []} onChange={change<typeof name>} />;
    case 'questions':
      return <Questions {...given} value={section.questions ?? []} onChange={change<'questions'>} />;
    case 'terms':
      return <Terms {...given} value={section.terms ?? []} onChange={change<'terms'>} />;
    case 'links':
      return <Links {...given} value={section.links ?? []} onChange={change<'links'>} />;
    case 'cards':
      return <CardParts {...given} value={section.cards ?? []} onChange={change<'cards'>} />;
    case 'documents':
      return <Documents value={section.documents ?? []} onChange={change<'documents'>} />;
    default:
      return (
        <Stack gap={3}>
          <OnePart name={name} section={section} onChange={onChange} amounts={amounts} />
          <div>
            <Button size="small" onClick={() => onChange(withPart(section, name, undefined))}>
              {words.remove(words.parts[name])}
            </Button>
          </div>
        </Stack>
      );
  }
}

function CardParts({ value, onChange, amounts }: PartProps<Cards>) {
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

function Documents({ value, onChange }: Omit<PartProps<readonly number[]>, 'amounts'>) {
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

function Texts({ value, onChange, amounts, what }: PartProps<readonly string[]> & { what: string }) {
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

function Questions({ value, onChange, amounts }: PartProps<NonNullable<PageSection['questions']>>) {
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

function Terms({ value, onChange, amounts }: PartProps<NonNullable<PageSection['terms']>>) {
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

function Links({ value, onChange, amounts }: PartProps<NonNullable<PageSection['links']>>) {
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
          <TextField
            fullWidth
            size="small"
            label={words.ofItem(name, words.linkHref)}
            value={one.href}
            onChange={(event) => change({ ...one, href: event.target.value })}
          />
        </Stack>
      )}
    </Items>
  );
}
