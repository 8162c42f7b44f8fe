import { FormHelperText, TextField } from '@mui/material';
import type { LiveAmount, PageBody, PageSection } from '@valorisation/contract';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { Items } from './Items';
import { LiveTextField } from './LiveTextField';
import { withText } from './parts';
import { SectionParts } from './SectionParts';

const { page: words } = staffContent;

interface PageBodyEditorProps {
  value: PageBody;
  onChange: (body: PageBody) => void;
  amounts: readonly LiveAmount[];
  error?: string | undefined;
}

export function PageBodyEditor({ value, onChange, amounts, error }: PageBodyEditorProps) {
  return (
    <Stack gap={4}>
      <LiveTextField
        multiline
        label={words.intro}
        value={value.intro ?? ''}
        onChange={(intro) => onChange(withText(value, 'intro', intro))}
        amounts={amounts}
      />
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <section aria-label={words.sections}>
        <Items
          items={value.sections}
          onChange={(sections) => onChange({ ...value, sections })}
          nameOf={({ title = '' }, position) => words.section(position, title)}
          addLabel={words.addSection}
          makeNew={() => ({ title: '', paragraphs: [''] })}
        >
          {(section, change, name) => <Section name={name} section={section} onChange={change} amounts={amounts} />}
        </Items>
      </section>
    </Stack>
  );
}

interface SectionProps {
  name: string;
  section: PageSection;
  onChange: (section: PageSection) => void;
  amounts: readonly LiveAmount[];
}

/** A section is folded, so that a long page can be read. A new section is open. */
function Section({ name, section, onChange, amounts }: SectionProps) {
  const [isOpen, setOpen] = useState(section.title === '');
  return (
    <details className="card" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="pad-3-4 strong clickable">{name}</summary>
      {isOpen && (
        <Stack gap={4} className="pad-4">
          <LiveTextField
            label={words.sectionTitle}
            value={section.title ?? ''}
            onChange={(title) => onChange(withText(section, 'title', title))}
            amounts={amounts}
          />
          <TextField
            size="small"
            label={words.sectionId}
            helperText={words.sectionIdHelp}
            value={section.id ?? ''}
            onChange={(event) => onChange(withText(section, 'id', event.target.value))}
          />
          <SectionParts section={section} onChange={onChange} amounts={amounts} />
        </Stack>
      )}
    </details>
  );
}
