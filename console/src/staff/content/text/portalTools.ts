import type { Editor } from '@tiptap/react';
import { staffContent } from '../../../i18n/fr';
import { command, LIST_TOOLS, MARK_TOOLS, type Tool } from '../../../ui/richtext/Toolbar';
import type { CalloutKind } from './blocks';
import { insertTable, tableActs } from './tables';

const { text: words } = staffContent;

export type AskedFor = 'link' | 'picture' | 'pictureWords' | 'tableCaption' | 'amount';

const inTable = (editor: Editor): boolean => editor.isActive('table');

function heading(level: 2 | 3 | 4): Tool {
  const name = `h${level}` as const;
  return {
    name,
    label: words[name],
    isActive: (editor) => editor.isActive('heading', { level }),
    run: command((commands) => commands.toggleHeading({ level })),
  };
}

function callout(kind: CalloutKind): Tool {
  return {
    name: kind,
    label: words[kind],
    isActive: (editor) => editor.isActive('callout', { kind }),
    run: command((commands) => commands.toggleWrap('callout', { kind })),
  };
}

function tableTool(name: keyof typeof tableActs): Tool {
  return {
    name,
    label: words[name],
    isShown: inTable,
    run: command((commands) => commands.command(tableActs[name])),
  };
}

export function portalTools(ask: (what: AskedFor) => void, hasAmounts: boolean): readonly Tool[] {
  const asking = (name: AskedFor, label: string, isShown?: (editor: Editor) => boolean): Tool => ({
    name,
    label,
    run: () => ask(name),
    ...(isShown && { isShown }),
  });
  return [
    ...MARK_TOOLS,
    ...([2, 3, 4] as const).map(heading),
    ...LIST_TOOLS,
    {
      name: 'quote',
      label: words.quote,
      isActive: (editor) => editor.isActive('blockquote'),
      run: command((commands) => commands.toggleBlockquote()),
    },
    callout('note'),
    callout('attention'),
    { ...asking('link', words.link), isActive: (editor) => editor.isActive('link') },
    asking('picture', words.picture),
    asking('pictureWords', words.pictureWords, (editor) => editor.isActive('figure')),
    {
      name: 'table',
      label: words.table,
      isShown: (editor) => !inTable(editor),
      run: command((commands) => commands.command(insertTable)),
    },
    ...(hasAmounts ? [asking('amount', words.amount)] : []),
    ...(['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'toggleHeadings'] as const).map(tableTool),
    asking('tableCaption', words.tableCaption, inTable),
    tableTool('deleteTable'),
  ];
}
