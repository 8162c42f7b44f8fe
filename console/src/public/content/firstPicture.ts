/** The address of the first picture in a text that the server has cleaned; null without a picture. Pure. */
export function firstPicture(html: string): string | null {
  return /<img\b[^>]*?\ssrc="([^"]+)"/.exec(html)?.[1] ?? null;
}
