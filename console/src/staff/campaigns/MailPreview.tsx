import { MenuItem, TextField } from '@mui/material';
import { campaignCalls, type CountedAudience } from '@valorisation/contract';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../api/useCall';
import { staffCampaigns } from '../../i18n/fr';
import { Frame } from '../site/SitePreview';
import type { CampaignForm } from './campaignForm';

const { preview: words } = staffCampaigns;

interface MailPreviewProps {
  form: CampaignForm;
  members: CountedAudience['members'] | undefined;
  isWritten: boolean;
}

/** The mail as the server would write it for one of the people who receive it. */
export function MailPreview({ form, members = [], isWritten }: MailPreviewProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const reader = members.find(({ id }) => id === chosen) ?? members[0];
  const { subject, body, is_duty: isDuty } = useDeferredValue(form);
  const isComplete = isWritten && body !== '' && reader !== undefined;
  const { data, error } = useCall(
    campaignCalls.preview,
    { body: { subject, body, isDuty, accountId: reader?.id ?? 0 } },
    { silent: true, enabled: isComplete, keepsPrevious: true, retry: false },
  );
  return (
    <>
      <h2 className="size-18">{words.title}</h2>
      {reader === undefined ? (
        <p>{words.nobody}</p>
      ) : (
        <TextField
          select
          fullWidth
          label={words.as}
          value={reader.id}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {members.map(({ id, name, company_name: company }) => (
            <MenuItem key={id} value={id}>
              {name}, {company}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isComplete ? (
        <Frame
          title={data === undefined ? words.title : words.subject(data.subject)}
          html={data?.html}
          hasFault={error !== null}
          width={640}
          height={900}
        />
      ) : (
        <p>{words.none}</p>
      )}
    </>
  );
}
