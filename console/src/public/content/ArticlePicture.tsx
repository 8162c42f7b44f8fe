/**
 * The picture of an article, small, beside its title in a list. It repeats the article, so it has no words. A list shows
 * it for all of its articles or for none.
 */
import styles from './Content.module.css';

interface ArticlePictureProps {
  src: string;
  isSmall?: boolean;
}

export function ArticlePicture({ src, isSmall = false }: ArticlePictureProps) {
  const [width, height] = isSmall ? [96, 64] : [200, 132];
  return (
    <img className={styles.picture} src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
  );
}
