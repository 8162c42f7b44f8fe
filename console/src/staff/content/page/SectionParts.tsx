import { Button } from '@mui/material';
import type { LiveAmount, PageSection } from '@valorisation/contract';
import { staffContent } from '../../../i18n/fr';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { CardParts, Documents, Links, Questions, Quotes, Terms, Texts } from './ListParts';
import { OnePart } from './OnePart';
import { EMPTY_PARTS, partNames, withPart, type PartName } from './parts';

const { page: words } = staffContent;

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
    case 'often':
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
    case 'quotes':
      return <Quotes {...given} value={section.quotes ?? []} onChange={change<'quotes'>} />;
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
