/** An example to look at before anything is entered: screens and printed documents of the demonstration. */
import { firstSteps } from '../../i18n/fr';
import { example } from '../../i18n/fr/example';
import { toolPictures } from '../../i18n/fr/toolPictures';
import { ToolPicture } from '../../layout/ToolPicture';
import { FileLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';

const { example: words } = firstSteps;
const shown: readonly string[] = example.pictures;

export function ExampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.dialog} wide>
      <Stack gap={5}>
        <Stack gap={2}>
          <h3 className="size-17">{words.papers}</h3>
          <Cluster>
            {example.documents.map(({ name, label }) => (
              <FileLink key={name} address={`example/${name}.pdf`}>
                {label}
              </FileLink>
            ))}
          </Cluster>
        </Stack>
        {toolPictures.pictures
          .filter(({ name }) => shown.includes(name))
          .map((picture) => (
            <ToolPicture key={picture.name} picture={picture} />
          ))}
        <Text tone="hint">{toolPictures.note}</Text>
      </Stack>
    </Dialog>
  );
}
