/** The paragraphs and list items of a rich text as plain text, so that no markup reaches the page. */
export function textLines(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => block.querySelector('p, li') === null);
  const texts = blocks.length === 0 ? [body.textContent] : blocks.map((block) => block.textContent);
  return texts.map((text) => (text ?? '').trim()).filter((text) => text !== '');
}
