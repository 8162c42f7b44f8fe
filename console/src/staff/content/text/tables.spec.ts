import { describe, expect, it } from '@jest/globals';
import { Editor, type CommandProps, type JSONContent } from '@tiptap/core';
import { richTextExtensions } from '../../../ui/richtext/extensions';
import { insertTable, tables, toNextCell } from './tables';

const paragraph = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function editorOf(...content: JSONContent[]): Editor {
  const extensions = [...richTextExtensions, ...tables];
  return new Editor({ element: null, extensions, content: { type: 'doc', content }, injectCSS: false });
}

const type =
  (text: string) =>
  ({ tr }: CommandProps): boolean => {
    tr.insertText(text);
    return true;
  };

/** The kinds of the blocks, and for a table the texts of its rows. */
const shown = (editor: Editor): unknown[] =>
  editor.state.doc.children.map(({ type: { name }, children }) =>
    name === 'table' ? children.map(({ childCount }) => childCount) : name,
  );

describe('a table in a text', () => {
  it.each([
    ['in an empty line', [{ type: 'paragraph' }], 1, [[2, 2, 2], 'paragraph']],
    ['after the last word', [paragraph('Avant')], 6, ['paragraph', [2, 2, 2], 'paragraph']],
    ['before another line', [paragraph('Avant'), paragraph('Après')], 6, ['paragraph', [2, 2, 2], 'paragraph']],
  ])('is inserted %s with the caret in its first cell', (_, content, at, blocks) => {
    const editor = editorOf(...content);
    editor.chain().setTextSelection(at).command(insertTable).command(type('Ici')).run();
    expect(shown(editor)).toEqual(blocks);
    expect(editor.state.doc.textBetween(0, editor.state.doc.content.size, '|')).toContain(
      '|Ici|'.slice(at === 1 ? 1 : 0),
    );
  });

  it('is walked by Tab, which adds a row after the last cell and never leaves', () => {
    const editor = editorOf({ type: 'paragraph' });
    editor.commands.command(insertTable);
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const word of words) {
      editor.commands.command(type(word));
      expect(toNextCell(editor)).toBe(true);
    }
    expect(shown(editor)).toEqual([[2, 2, 2, 2, 2], 'paragraph']);
    expect(editor.state.doc.textContent).toBe(words.join(''));
  });

  it('leaves Tab to the page outside of it', () => {
    expect(toNextCell(editorOf(paragraph('Un texte')))).toBe(false);
  });
});
