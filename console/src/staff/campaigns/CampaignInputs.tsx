/** The form of a campaign: whom it is for, what it says, and beside it what one of them will get. */
import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { BooleanInput, TextInput, useInput } from 'react-admin';
import { staffCampaigns as words } from '../../i18n/fr';
import { textOf } from '../content/fields';
import { PortalTextEditor } from '../content/text/PortalTextEditor';
import { typed } from '../kit/fields';
import { AudienceInputs } from './AudienceInputs';
import { AudienceCount } from './AudienceCount';
import { MailPreview } from './MailPreview';
import { useCounted, useTyped, type CampaignForm } from './campaignForm';

const { message, columns } = words;

/** Without amounts of the day, because they would be others when the message is read. */
function BodyInput() {
  const { field, fieldState } = useInput<unknown>({ source: 'body', defaultValue: '' });
  return (
    <PortalTextEditor
      label={columns.body}
      value={textOf(field.value)}
      onChange={field.onChange}
      help={message.bodyHelp}
      error={fieldState.error?.message}
    />
  );
}

function MessageInputs() {
  return (
    <Box component="section" sx={{ width: '100%' }}>
      <h2 className="size-18">{message.title}</h2>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <BooleanInput source="in_app" label={message.inApp} />
        <BooleanInput source="by_mail" label={message.byMail} />
        <BooleanInput source="is_duty" label={message.isDuty} />
      </Box>
      <TextInput source="subject" label={columns.subject} helperText={message.subjectHelp} parse={typed} isRequired />
      <BodyInput />
    </Box>
  );
}

/** @param acts what can be done with the saved draft */
export function CampaignInputs({ acts }: { acts?: (receiving: number) => React.ReactNode }) {
  const form = useTyped();
  const counted = useCounted(form);
  const subject = useWatch<CampaignForm>({ name: 'subject' });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        width: '100%',
      }}
    >
      <Box>
        <AudienceInputs />
        <AudienceCount sentence={words.sentence(form.audience)} counted={counted} />
        <MessageInputs />
      </Box>
      <Box component="aside" aria-label={words.preview.title}>
        <MailPreview form={form} members={counted?.members} isWritten={subject !== ''} />
        {acts?.(counted?.receiving ?? 0)}
      </Box>
    </Box>
  );
}
