/**
 * The picture of an article, small, beside its title in a list. It repeats the article, so it has no words. A list shows
 * it for all of its articles or for none.
 */
import type { Article } from '@valorisation/contract';
import styles from './Content.module.css';

interface ArticlePictureProps extends Pick<Article, 'focus'> {
  src: string;
  isSmall?: boolean;
}

export function ArticlePicture({ src, focus, isSmall = false }: ArticlePictureProps) {
  const [width, height] = isSmall ? [96, 64] : [200, 132];
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Set on the element, because the policy of pages takes no style in the markup.
      ref={(picture) => {
        if (picture !== null && focus !== null) picture.style.objectPosition = `${focus.x}% ${focus.y}%`;
      }}
    />
  );
}
