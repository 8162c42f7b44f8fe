import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useGrantedAccess } from '../../api/staffView';
import { staffView } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';

const { access: words } = staffView;

interface GrantedAccessProps {
  id: number;
  /** Until the head cancels the planned deletion, the main account cannot reach any other page. */
  isLeaving: boolean;
}

export function GrantedAccess({ id, isLeaving }: GrantedAccessProps) {
  const { data: until } = useGrantedAccess(id);
  if (until === undefined) return null;
  return (
    <Stack as="section" gap={2} align="start">
      <Typography variant="h6" component="h2">
        {words.title}
      </Typography>
      {until === null ? (
        <>
          <p>{words.closed}</p>
          <Text tone="quiet" reading>
            {isLeaving ? words.leaving : words.how}
          </Text>
        </>
      ) : (
        <>
          <Text reading>{words.open(formatMoment(until))}</Text>
          <Button component={Link} to={paths.adminView(id)} variant="contained">
            {words.look}
          </Button>
        </>
      )}
    </Stack>
  );
}
