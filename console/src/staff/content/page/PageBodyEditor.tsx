import { Button, FormHelperText, IconButton, TextField } from '@mui/material';
import type { LiveAmount, PageBody, PageSection } from '@valorisation/contract';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Icon } from '../../../ui/Icon';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Items } from './Items';
import { LiveTextField } from './LiveTextField';
import { titleOf, withText } from './parts';
import { SectionParts } from './SectionParts';

const { page: words } = staffContent;

interface PageBodyEditorProps {
  value: PageBody;
  onChange: (body: PageBody) => void;
  amounts: readonly LiveAmount[];
  error?: string | undefined;
}

export function PageBodyEditor({ value, onChange, amounts, error }: PageBodyEditorProps) {
  /** The sections before one was removed, until another change. */
  const [removedFrom, setRemovedFrom] = useState<PageBody['sections'] | null>(null);

  function change(sections: PageBody['sections']) {
    setRemovedFrom(sections.length < value.sections.length ? value.sections : null);
    onChange({ ...value, sections });
  }

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
          onChange={change}
          nameOf={(section, position) => words.section(position, titleOf(section))}
          acts={(section, changeOne, name) => (
            <IconButton
              size="small"
              aria-pressed={section.hidden === true}
              aria-label={section.hidden === true ? words.show(name) : words.hide(name)}
              onClick={() => changeOne({ ...section, hidden: section.hidden === true ? undefined : true })}
            >
              <Icon name={section.hidden === true ? 'eyeStruck' : 'eye'} size={16} />
            </IconButton>
          )}
          addLabel={words.addSection}
          makeNew={() => ({ title: '', paragraphs: [''] })}
        >
          {(section, changeOne, name, place) => (
            <Section name={name} place={place} section={section} onChange={changeOne} amounts={amounts} />
          )}
        </Items>
        {removedFrom !== null && (
          <Notice
            tone="wheat"
            action={
              <Button size="small" onClick={() => change(removedFrom)}>
                {words.undo}
              </Button>
            }
          >
            {words.removed}
          </Notice>
        )}
      </section>
    </Stack>
  );
}

interface SectionProps {
  name: string;
  place: number;
  section: PageSection;
  onChange: (section: PageSection) => void;
  amounts: readonly LiveAmount[];
}

/** A section is folded, so that a long page can be read. A new section is open. */
function Section({ name, place, section, onChange, amounts }: SectionProps) {
  const [isOpen, setOpen] = useState(section.title === '');
  return (
    <details
      className="card"
      data-section-place={place}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="pad-3-4 strong clickable">
        {name} {section.hidden === true && <span className="quiet regular">({words.hidden})</span>}
      </summary>
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
