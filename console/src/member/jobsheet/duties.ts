const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function dutiesLeft(duties: readonly string[], html: string): readonly string[] {
  const written = html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  return duties.filter((duty) => !written.includes(escaped(duty)));
}

/** Adds a duty to the text: to the list at its end, or as a new list. */
export function withDuty(html: string, duty: string): string {
  const point = `<li>${escaped(duty)}</li>`;
  const text = html.trimEnd();
  const list = ['</ul>', '</ol>'].find((end) => text.endsWith(end));
  return list === undefined ? `${text}<ul>${point}</ul>` : `${text.slice(0, -list.length)}${point}${list}`;
}
