import { publications as words } from '../../i18n/fr';
import { Stack, Text } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';

/** The spoken words of a video, for people who cannot hear it or who prefer to read. */
export function Transcript({ text, open = false }: { text: string; open?: boolean }) {
  if (text === '') return <Text tone="hint">{words.video.noTranscript}</Text>;
  return (
    <details open={open}>
      <Summary>{words.video.transcript}</Summary>
      <Stack gap={3} above={2}>
        {text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            <Text key={index} reading>
              {line}
            </Text>
          ))}
      </Stack>
    </details>
  );
}
