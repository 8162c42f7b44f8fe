/**
 * Tables with a caption and heading cells, based on ProseMirror's tables. They have no column widths, because the
 * server drops widths.
 */
import { Extension, Node, type CommandProps, type Editor, type NodeConfig } from '@tiptap/core';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell: Partial<NodeConfig> = {
  content: '(paragraph | bulletList | orderedList)+',
  isolating: true,
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    // ProseMirror's tables need this attribute. It is never written.
    colwidth: { default: null, rendered: false },
  }),
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) => table.querySelector('caption')?.textContent.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs['caption']);
    return caption === '' ? ['table', ['tbody', 0]] : ['table', ['caption', caption], ['tbody', 0]];
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  ...cell,
  name: 'tableCell',
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  ...cell,
  name: 'tableHeader',
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', { scope: 'col', ...HTMLAttributes }, 0],
});

/** The node types that ProseMirror's tables need, and the Tab key from cell to cell. */
const TableParts = Extension.create({
  name: 'tableParts',
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  addKeyboardShortcuts() {
    return {
      Tab: () => toNextCell(this.editor),
      'Shift-Tab': () => this.editor.commands.command(ofTable(goToNextCell(-1))),
    };
  },
});

export const tables = [Table, TableRow, TableCell, TableHeader, TableParts];

const ofTable =
  (act: Command) =>
  ({ state, dispatch }: CommandProps): boolean =>
    act(state, dispatch);

/** Goes to the next cell. After the last cell, it adds a row. */
export function toNextCell(editor: Editor): boolean {
  const next = ofTable(goToNextCell(1));
  return (
    editor.commands.command(next) ||
    (editor.isActive('table') && editor.chain().command(ofTable(addRowAfter)).command(next).run())
  );
}

function emptyTable(rows = 3, columns = 2): object {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  return {
    type: 'table',
    content: [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))],
  };
}

/** Inserts a table and puts the cursor into its first cell. A line below the table lets the arrow keys leave it. */
export function insertTable({ tr, state: { schema } }: CommandProps): boolean {
  const inside = tr.selection.from + 1;
  tr.replaceSelectionWith(schema.nodeFromJSON(emptyTable()));
  if (tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, schema.node('paragraph'));
  tr.setSelection(TextSelection.near(tr.doc.resolve(inside))).scrollIntoView();
  return true;
}

export const tableActs = {
  addRow: ofTable(addRowAfter),
  addColumn: ofTable(addColumnAfter),
  deleteRow: ofTable(deleteRow),
  deleteColumn: ofTable(deleteColumn),
  toggleHeadings: ofTable(toggleHeaderRow),
  deleteTable: ofTable(deleteTable),
} as const;
