import { Title } from 'react-admin';
import { chrome, staff, wrongArea } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Stack } from '../ui/layout/primitives';
import { StaffTitle } from './kit/StaffTitle';

export const StaffNotFound = () => <NothingHere {...chrome.notFound} />;

/** Shown to staff who open a page for admins by its address. */
export const StaffDenied = () => <NothingHere {...wrongArea.adminsOnly} />;

function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <Stack className="pad-block-5">
      <Title title={<StaffTitle text={title} />} />
      <p>{text}</p>
      <div>
        <LinkButton to={paths.admin()} variant="primary">
          {staff.back}
        </LinkButton>
      </div>
    </Stack>
  );
}
