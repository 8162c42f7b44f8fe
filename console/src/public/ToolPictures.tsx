/** Pictures of the tool's screens from `npm run pictures`. Their room is reserved while they load. */
import { useContext, useId } from 'react';
import { toolPictures } from '../i18n/fr/toolPictures';
import { ServerRenderContext } from '../serverRender';
import { cx } from '../ui/cx';
import { Stack, Text } from '../ui/layout/primitives';
import styles from './ToolPictures.module.css';

const PHONE_WIDTH = 600;

export function ToolPictures() {
  const titleId = useId();
  const server = useContext(ServerRenderContext);

  return (
    <Stack as="section" gap={6} above={8} aria-labelledby={titleId}>
      <h2 id={titleId}>{toolPictures.title}</h2>
      {toolPictures.pictures.map(({ name, width, height, alt, caption }) => {
        const file = `pictures/${name}.webp`;
        return (
          <figure key={name} className={cx(styles.picture, width < PHONE_WIDTH && styles.narrow)}>
            <img
              src={server?.fileAddress(file) ?? file}
              width={width}
              height={height}
              alt={alt}
              loading="lazy"
              decoding="async"
            />
            <figcaption className="above-2 quiet">{caption}</figcaption>
          </figure>
        );
      })}
      <Text tone="hint">{toolPictures.note}</Text>
    </Stack>
  );
}
