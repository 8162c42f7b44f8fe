import type { Article } from '@valorisation/contract';

/** The address of the first picture in a text that the server has cleaned; null without a picture. Pure. */
export function firstPicture(html: string): string | null {
  return /<img\b[^>]*?\ssrc="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** The cover of an article, or else the first picture of its text. */
export function pictureOf({ cover, content }: Pick<Article, 'cover' | 'content'>): string | null {
  return cover?.src ?? firstPicture(content);
}
