/**
 * The first picture of an article, small, beside its title in a list. It repeats the article, so it has no words. A list
 * shows it for all of its articles or for none.
 */
import styles from './Content.module.css';
import { firstPicture } from './firstPicture';

export function ArticlePicture({ content }: { content: string }) {
  const src = firstPicture(content);
  if (src === null) return null;
  return <img className={styles.picture} src={src} alt="" width={200} height={132} loading="lazy" decoding="async" />;
}
