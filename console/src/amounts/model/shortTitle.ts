/** « Catégorie 2 Technicien » becomes « Technicien », which fits a column and a list. */
export function shortTitle(title: string): string {
  return title.replace(/^Catégorie \d+ /, '');
}
