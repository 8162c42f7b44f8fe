/**
 * SQL of the point that crops of an article's picture keep in sight: of its cover, or else of the first picture of the media
 * library in its text. Null without such a picture, or when no point was chosen.
 */
export const pictureFocus = (article: string): string => `(
  select json_build_object('x', m.focus_x, 'y', m.focus_y) from content_media m
   where m.sha256 = substring(coalesce(${article}.cover ->> 'src', ${article}.body) from '/media/([0-9a-f]{64})[.]webp')
     and (m.focus_x, m.focus_y) <> (50, 50))`;
