/**
 * The picture of an article beside its title in a list. It repeats the article, so it has no words. A list shows it for
 * all of its articles or for none. The newest one shows its own in any case.
 */
import type { Article } from '@valorisation/contract';
import styles from './Content.module.css';

interface ArticlePictureProps extends Pick<Article, 'focus'> {
  src: string;
  size: keyof typeof SIZES;
}

const SIZES = { small: [96, 64], middle: [200, 132], large: [352, 232] } as const;

export function ArticlePicture({ src, focus, size }: ArticlePictureProps) {
  const [width, height] = SIZES[size];
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
