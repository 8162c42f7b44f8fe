/** The words of the mails, with each mail beside as a person would receive it. */
import { TextField } from '@mui/material';
import { mailPreviewCalls, type StaffWording } from '@valorisation/contract';
import type { RaRecord } from 'react-admin';
import { useCall } from '../../api/useCall';
import { staffContent, staffWordings as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { ContentEdit } from '../content/desk/ContentEdit';
import type { Desk, DeskProps } from '../content/desk/useDesk';
import { textsOf, type ContentRow } from '../content/fields';
import { ChangedFact, StateFact } from '../content/PublicationFacts';
import { oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { SiteDesk } from './SiteDesk';
import { Frame, usePaused } from './SitePreview';

type Row = StaffWording & ContentRow & RaRecord<number>;

function Form({ desk, units }: { desk: Desk; units: StaffWording['units'] }) {
  const texts = textsOf(desk.values['texts']);
  const paragraphs = units.map(({ kind }, at) => units.slice(0, at + 1).filter((unit) => unit.kind === kind).length);
  return (
    <Stack gap={4}>
      {units.map(({ kind, facts }, at) => (
        <TextField
          key={at}
          fullWidth
          size="small"
          multiline={kind === 'paragraph'}
          label={kind === 'paragraph' ? words.numbered(words.kinds[kind], paragraphs[at] ?? 1) : words.kinds[kind]}
          value={texts[at] ?? ''}
          error={desk.errors['texts'] !== undefined}
          helperText={facts.map((sample, index) => words.fact(index + 1, sample)).join(' · ')}
          onChange={({ target }) => desk.change('texts', texts.toSpliced(at, 1, target.value.replaceAll('\n', ' ')))}
        />
      ))}
      {desk.errors['texts'] !== undefined && <p role="alert">{desk.errors['texts']}</p>}
    </Stack>
  );
}

function MailFrames({ kind, texts: typed }: { kind: string; texts: readonly string[] }) {
  const texts = textsOf(usePaused({ typed })['typed']);
  const { data, error } = useCall(
    mailPreviewCalls.preview,
    { body: { kind, texts } },
    { silent: true, keepsPrevious: true, retry: false },
  );
  return (
    <>
      <Frame title={words.html} html={data?.html} hasFault={error !== null} width={640} height={900} />
      <section aria-label={words.plain} className="as-typed breakable small">
        {error === null && data !== undefined && `${data.subject}\n\n${data.text}`}
      </section>
    </>
  );
}

const WordingDesk = (props: DeskProps) => {
  const { name, units } = props.record as Row;
  return (
    <SiteDesk
      {...props}
      words={words}
      form={(desk) => <Form desk={desk} units={units} />}
      preview={(values) => <MailFrames kind={name} texts={textsOf(values['texts'])} />}
    />
  );
};

export const wordings = plainResource<Row>({
  name: 'wordings',
  group: 'portal',
  words,
  fields: [
    {
      name: 'title',
      label: words.columns.title,
      read: ({ title }) => <RecordLink to="edit">{title}</RecordLink>,
      isSorted: true,
      card: 'strong',
    },
    { name: 'state', label: words.columns.state, read: (row) => <StateFact row={row} /> },
    {
      name: 'updated_at',
      label: words.columns.changed,
      read: (row) => <ChangedFact row={row} />,
      isSorted: true,
      card: 'labelled-minor',
    },
  ],
  filters: [oneOf('state', words.columns.state, staffContent.states)],
  sort: { field: 'title', order: 'ASC' },
  tableFrom: 1000,
  edit: () => <ContentEdit kind="wordings" desk={WordingDesk} />,
});
