/** The desk of a content: its form, the portal's own document of what is typed beside it, and the bar of the changes. */
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { staffDesk as words, staffSite } from '../../../i18n/fr';
import { findRouteNamed, paths } from '../../../routes';
import { Stack, Surface } from '../../../ui/layout/primitives';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { changesOf, type FormPlace } from '../changes';
import { isPublicAt } from '../checkLinks';
import { checksOf } from '../checks';
import { CONTENT_FIELDS, textOf, valuesOf, type ContentRow } from '../fields';
import { FieldInput } from '../FieldInput';
import { pageBodyOf } from '../pageBodyOf';
import { functionAmountsIn } from '../text/functionAmounts';
import { ChangeBar } from './ChangeBar';
import { DeskComparison, DeskNotices } from './DeskParts';
import { Kept } from './KeptNotices';
import { LivePreview } from './LivePreview';
import { PageAddress } from './PageAddress';
import { PublicationPanel } from './PublicationPanel';
import { ReviewDialog } from './ReviewDialog';
import { useBrokenLinks } from './useBrokenLinks';
import { useDesk, type DeskProps } from './useDesk';
import { Versions } from './Versions';

/** From here on there is room for the form and the preview side by side. */
const WIDE = '(min-width: 1280px)';

export function Composer({ kind, record: read, copies, amounts: listed, reference, onDone }: DeskProps) {
  // The record as it was opened. Typed text is compared with it until the text is stored.
  const [record] = useState(read);
  const [isPublic] = useState(() => isPublicAt(read, Date.now()));
  const [target] = useState({ kind, id: record.id });
  const desk = useDesk({ target, record, copies, onDone });
  const { values, errors, compared } = desk;
  const { links, broken } = useBrokenLinks(values);
  const amounts = useMemo(
    () => [...listed, ...functionAmountsIn([values, compared?.theirs], reference)],
    [listed, values, compared, reference],
  );
  const isWide = useMediaQuery(WIDE);
  const [tab, setTab] = useState<'text' | 'preview'>('text');
  const [writtenAt, setWrittenAt] = useState<number | null>(null);
  const [asked, setAsked] = useState<'review' | 'drop' | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const saved = valuesOf(kind, record);
  const changes = changesOf(kind, saved, values);
  const isReleased = record.state === 'published' || record.state === 'scheduled';
  const { sections } = pageBodyOf(values['body']);
  const place = placeOf(kind, record);
  const close = () => setAsked(null);

  /** The preview counts the sections that it shows, without the hidden ones. */
  const shownAt = (section: number): number | null =>
    sections[section]?.hidden === true
      ? null
      : sections.slice(0, section).filter(({ hidden }) => hidden !== true).length;

  function goTo({ field, section }: FormPlace) {
    close();
    setTab('text');
    // Runs after the form is shown again.
    requestAnimationFrame(() => {
      const selector = section === undefined ? `[data-field="${field}"]` : `[data-section-place="${section}"]`;
      const place = form.current?.querySelector<HTMLElement>(selector);
      if (place instanceof HTMLDetailsElement) place.open = true;
      // A text has its tools before it, and a picture only buttons.
      const written = place?.querySelector<HTMLElement>('summary, input, textarea, [role="textbox"]');
      (written ?? place?.querySelector<HTMLElement>('button'))?.focus();
    });
  }

  const isShown = (one: 'text' | 'preview') => ({ display: isWide || tab === one ? 'block' : 'none', minWidth: 0 });
  return (
    <Stack gap={4}>
      <DeskNotices desk={desk} />
      {!isWide && (
        <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} aria-label={words.sides.title}>
          <Tab value="text" label={words.sides.text} />
          <Tab value="preview" label={words.sides.preview} />
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: isWide ? 'minmax(0, 4fr) minmax(0, 5fr)' : 'minmax(0, 1fr)',
          gridTemplateAreas: isWide ? '"form preview" "side preview"' : '"form" "preview" "side"',
          gridTemplateRows: isWide ? 'auto 1fr' : 'none',
        }}
      >
        <Box
          ref={form}
          sx={{ gridArea: 'form', ...isShown('text') }}
          onFocus={({ target: field }) => {
            const place = field.closest<HTMLElement>('[data-section-place]')?.dataset['sectionPlace'];
            if (place !== undefined) setWrittenAt(shownAt(Number(place)));
          }}
        >
          <Surface as="section" className="pad-4">
            <Stack gap={4}>
              {CONTENT_FIELDS[kind].map((field) => (
                <div key={field.name} data-field={field.name}>
                  <FieldInput
                    field={field}
                    value={values[field.name]}
                    onChange={(value) => desk.change(field.name, value)}
                    error={errors[field.name]}
                    amounts={amounts}
                  />
                </div>
              ))}
            </Stack>
          </Surface>
        </Box>
        <Box
          component="section"
          aria-label={words.previewing.title}
          sx={{ gridArea: 'preview', position: 'sticky', top: 64, ...isShown('preview') }}
        >
          {(isWide || tab === 'preview') && (
            <LivePreview
              target={target}
              values={values}
              online={desk.isDirty && isPublic ? saved : null}
              at={writtenAt}
              onChoose={(at) =>
                goTo({ field: 'body', section: sections.findIndex((_, index) => shownAt(index) === at) })
              }
            />
          )}
        </Box>
        <Box sx={{ gridArea: 'side' }}>
          <Stack gap={4}>
            <PublicationPanel kind={kind} desk={desk} record={record} address={place} />
            {kind === 'pages' && place !== null && <PageAddress row={record} at={place.slice(1)} onChanged={onDone} />}
            <Versions
              target={target}
              record={record}
              isDirty={desk.isDirty}
              amounts={amounts}
              onRestore={(from) => void desk.restore(from)}
            />
          </Stack>
        </Box>
      </Box>
      <ChangeBar
        changes={changes}
        none={isReleased ? staffSite.nothing : words.publication.state[record.state === 'draft' ? 'draft' : 'archived']}
        onGo={({ place }) => goTo(place)}
        kept={<Kept keeping={desk.kept.keeping} />}
      >
        {desk.isDirty && (
          <Button color="error" disabled={desk.isBusy} onClick={() => setAsked('drop')}>
            {words.draft.drop}
          </Button>
        )}
        <Button variant="contained" disabled={desk.isBusy || desk.isStale} onClick={() => setAsked('review')}>
          {words.review.act}
        </Button>
      </ChangeBar>
      {asked === 'review' && !desk.isStale && (
        <ReviewDialog
          desk={desk}
          record={record}
          target={target}
          address={placeOf(kind, { ...record, title: textOf(values['title']) })}
          changes={changes}
          amounts={amounts}
          checks={checksOf({ kind, values, links, broken, errors })}
          onMend={goTo}
          onClose={close}
        />
      )}
      {asked === 'drop' && (
        <Confirm
          isOpen
          title={words.draft.dropTitle}
          content={words.draft.dropText}
          confirm={words.draft.drop}
          onConfirm={() => {
            close();
            void desk.drop();
          }}
          onClose={close}
        />
      )}
      <DeskComparison desk={desk} target={target} amounts={amounts} />
    </Stack>
  );
}

/** The path on the portal where a record is shown, as the tool addresses it. Null without a path. */
function placeOf(kind: DeskProps['kind'], { id, title, ...row }: ContentRow): string | null {
  switch (kind) {
    case 'articles':
      return `.${paths.article(id, title)}`;
    case 'videos':
      return `.${paths.video(id)}`;
    case 'documents':
      return `.${paths.document(id, title)}`;
    case 'pages': {
      const name = String(row['name']);
      return `.${findRouteNamed(name)?.pattern ?? paths.ownPage(name)}`;
    }
    case 'themes':
    case 'webseries':
    case 'identity':
    case 'menus':
    case 'wordings':
      return null;
  }
}
