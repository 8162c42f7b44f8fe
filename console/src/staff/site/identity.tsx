/** Who the employer body is, on every page, in every mail and in link cards. */
import { TextField } from '@mui/material';
import { mailPreviewCalls, type WrittenIdentity } from '@valorisation/contract';
import { usePermissions } from 'react-admin';
import { useCall } from '../../api/useCall';
import type { ContentValues } from '../../api/staffContent';
import { staffIdentity as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { ContentEdit } from '../content/desk/ContentEdit';
import type { Desk, DeskProps } from '../content/desk/useDesk';
import { linksOf, numberOf, textOf } from '../content/fields';
import { LinkRows } from '../content/LinkRows';
import type { StaffResource } from '../kit/resource';
import { ColorField } from './ColorField';
import { LogoField } from './LogoField';
import { OnlyRecord } from './OnlyRecord';
import { SiteDesk } from './SiteDesk';
import { Frame, SitePreview, usePaused } from './SitePreview';

type Line = Exclude<keyof typeof words.fields, 'media_id' | 'act_color' | 'accent_color' | 'links'>;
const HELP: Partial<Record<Line, string>> = words.help;

function Form({ desk: { values, errors, change } }: { desk: Desk }) {
  const { permissions } = usePermissions<string>();
  const mayChange = (name: Line) => name !== 'contact_email' || permissions === 'admin';
  const line = (name: Line, rows = 1) => (
    <TextField
      fullWidth
      size="small"
      label={words.fields[name]}
      value={textOf(values[name])}
      multiline={rows > 1}
      minRows={rows}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? HELP[name]}
      slotProps={{ htmlInput: { readOnly: !mayChange(name) && errors[name] === undefined } }}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  const color = (name: 'act_color' | 'accent_color') => (
    <ColorField
      use={name === 'act_color' ? 'act' : 'accent'}
      label={words.fields[name]}
      value={textOf(values[name])}
      error={errors[name]}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <>
      <Stack as="section" gap={4}>
        <h2 className="size-18">{words.groups.name}</h2>
        {line('title')}
        {line('site_name')}
        {line('short_name')}
        <LogoField
          label={words.fields.media_id}
          value={numberOf(values['media_id'])}
          error={errors['media_id']}
          onChange={(id) => change('media_id', id)}
        />
      </Stack>
      <Stack as="section" gap={4}>
        <h2 className="size-18">{words.groups.colors}</h2>
        {color('act_color')}
        {color('accent_color')}
      </Stack>
      <Stack as="section" gap={4}>
        <h2 className="size-18">{words.groups.contact}</h2>
        {line('postal', 2)}
        {line('phone')}
        {line('contact_email')}
        {line('website')}
        <LinkRows
          label={words.fields.links}
          links={linksOf(values['links'])}
          error={errors['links']}
          onChange={(links) => change('links', links)}
        />
        {line('mail_footer', 2)}
      </Stack>
      <Stack as="section" gap={4}>
        <h2 className="size-18">{words.groups.texts}</h2>
        {line('not_found_title')}
        {line('not_found_text', 2)}
        {line('maintenance_title')}
        {line('maintenance_text', 2)}
      </Stack>
    </>
  );
}

function MailFrame({ values }: { values: ContentValues }) {
  // The server checks what is typed, and refuses the preview of what it would not publish.
  const identity = usePaused(values) as WrittenIdentity;
  const { data, error } = useCall(
    mailPreviewCalls.preview,
    { body: { identity } },
    { silent: true, keepsPrevious: true, retry: false },
  );
  return <Frame title={words.frames.mail} html={data?.html} hasFault={error !== null} width={640} height={640} />;
}

const IdentityDesk = (props: DeskProps) => (
  <SiteDesk
    {...props}
    words={words}
    form={(desk) => <Form desk={desk} />}
    preview={(values) => (
      <>
        <SitePreview target={{ kind: 'identity', id: props.record.id }} values={values} title={words.frames.site} />
        <MailFrame values={values} />
      </>
    )}
  />
);

export const identity: StaffResource = {
  name: 'identity',
  title: words.title,
  tool: words.tool,
  group: 'portal',
  list: OnlyRecord,
  edit: () => <ContentEdit kind="identity" only={words.title} desk={IdentityDesk} />,
};
