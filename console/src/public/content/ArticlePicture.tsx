/** The first picture of an article, small, beside its title in a list. It repeats the article, so it has no words. */
import styles from './Content.module.css';
import { firstPicture } from './firstPicture';

export function ArticlePicture({ content, isSmall = false }: { content: string; isSmall?: boolean }) {
  const src = firstPicture(content);
  if (src === null) return null;
  const [width, height] = isSmall ? [96, 64] : [200, 132];
  return (
    <img className={styles.picture} src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
  );
}
