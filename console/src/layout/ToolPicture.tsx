/** A picture of the tool's screens from `npm run pictures`, not larger than the screen. Its room is reserved while it loads. */
import { useContext } from 'react';
import type { ToolPicture as Facts } from '../i18n/fr/toolPictures';
import { ServerRenderContext } from '../serverRender';
import styles from './ToolPicture.module.css';

export function ToolPicture({ picture: { name, alt, caption, ...size } }: { picture: Facts }) {
  const server = useContext(ServerRenderContext);
  const file = `pictures/${name}.webp`;
  return (
    <figure className={styles.picture}>
      <img src={server?.fileAddress(file) ?? file} {...size} alt={alt} loading="lazy" decoding="async" />
      <figcaption className="above-2 quiet small">{caption}</figcaption>
    </figure>
  );
}
