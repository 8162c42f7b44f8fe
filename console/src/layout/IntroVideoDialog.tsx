import { useNavigate } from 'react-router-dom';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Stack } from '../ui/layout/primitives';

const { introVideo } = chrome;

/** What the introduction says, in words; the film itself joins it once the body has published one. */
export function IntroVideoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={introVideo.title}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              void navigate(paths.toolPresentation());
            }}
          >
            {introVideo.more}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {introVideo.close}
          </Button>
        </>
      }
    >
      <p>{introVideo.unavailable}</p>
      <Stack as="ol" gap={2} indent={6} above={4}>
        {introVideo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Dialog>
  );
}
