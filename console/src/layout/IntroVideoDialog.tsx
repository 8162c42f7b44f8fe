import { useNavigate } from 'react-router-dom';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Stack, Text } from '../ui/layout/primitives';
import { VideoFrame } from './VideoFrame';

const { introVideo } = chrome;

export function IntroVideoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={introVideo.title}
      wide
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
      <VideoFrame title={introVideo.title} />
      <Text above={4}>{introVideo.outline}</Text>
      <Stack as="ol" gap={2} indent={6} above={4}>
        {introVideo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Dialog>
  );
}
