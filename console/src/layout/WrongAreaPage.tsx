import { wrongArea } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Page } from './Page';
import { Cluster } from '../ui/layout/primitives';

/**
 * For a signed-in person on a page for the other kind of account. The session stays, and a link leads to the person's
 * own area.
 */
export function WrongAreaPage({ reserved }: { reserved: 'staff' | 'members' }) {
  const isStaffPage = reserved === 'staff';
  const { title, text, action } = isStaffPage ? wrongArea.staffOnly : wrongArea.membersOnly;
  return (
    <Page title={title} width="text">
      <p>{text}</p>
      <Cluster above={6}>
        <LinkButton to={isStaffPage ? paths.dashboard() : paths.admin()} variant="primary">
          {action}
        </LinkButton>
      </Cluster>
    </Page>
  );
}
