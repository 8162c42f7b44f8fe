/** The Tab key stops once at the toolbar, and the arrow keys move inside it (WAI-ARIA toolbar). */
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ui } from '../../i18n/fr';
import { cx } from '../cx';
import styles from './RichText.module.css';

const { richText: words } = ui;

export interface Tool {
  readonly name: string;
  readonly label: string;
  /** The keys in the form for `aria-keyshortcuts`, and in the form that people read. */
  readonly keys?: readonly [machine: string, shown: string];
  /** Returns true when the tool applies at the cursor. Missing for a button without a state. */
  readonly isActive?: (editor: Editor) => boolean;
  /** Returns true where the tool can be used. Without it, the tool can be used everywhere. */
  readonly isShown?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

/** A tool that changes the text at the cursor. */
export function command(apply: (commands: ChainedCommands) => ChainedCommands): Tool['run'] {
  return (editor) => {
    // Sets the focus at once. The editor's own focus command waits for the next frame, and a key pressed right after
    // the click would then miss the text.
    editor.view.focus();
    apply(editor.chain()).run();
  };
}

const active =
  (name: string): NonNullable<Tool['isActive']> =>
  (editor) =>
    editor.isActive(name);

/** Bold, italic, underline. */
export const MARK_TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    label: words.bold,
    keys: ['Control+B', 'Ctrl+B'],
    isActive: active('bold'),
    run: command((commands) => commands.toggleBold()),
  },
  {
    name: 'italic',
    label: words.italic,
    keys: ['Control+I', 'Ctrl+I'],
    isActive: active('italic'),
    run: command((commands) => commands.toggleItalic()),
  },
  {
    name: 'underline',
    label: words.underline,
    keys: ['Control+U', 'Ctrl+U'],
    isActive: active('underline'),
    run: command((commands) => commands.toggleUnderline()),
  },
];

export const LIST_TOOLS: readonly Tool[] = [
  {
    name: 'bulletList',
    label: words.bulletList,
    keys: ['Control+Shift+8', words.withShift('8')],
    isActive: active('bulletList'),
    run: command((commands) => commands.toggleBulletList()),
  },
  {
    name: 'orderedList',
    label: words.orderedList,
    keys: ['Control+Shift+7', words.withShift('7')],
    isActive: active('orderedList'),
    run: command((commands) => commands.toggleOrderedList()),
  },
];

function moveIn(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface ToolbarProps {
  editor: Editor;
  tools: readonly Tool[];
  label: string;
  controls: string;
  /** False until the user has been in the text. Until then there is no cursor whose state a button could show. */
  isBegun: boolean;
}

export function Toolbar({ editor, tools, label, controls, isBegun }: ToolbarProps) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [asked, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: shown }) =>
      tools.map((tool) => [tool.isShown?.(shown) ?? true, tool.isActive?.(shown) ?? false] as const),
  });
  const shown = tools.flatMap((tool, index) => {
    const [isShown, isActive] = states[index] ?? [false, false];
    return isShown ? [{ tool, isActive }] : [];
  });
  const current = Math.min(asked, shown.length - 1);

  function move(event: KeyboardEvent) {
    const next = moveIn(event.key, current, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <div
      className="cluster gap-5 row-gap-0"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
    >
      {shown.map(({ tool: { name, label: text, keys, run, isActive: hasState }, isActive }, index) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          className={cx(styles.tool, styles[name])}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={hasState && isBegun && isActive}
          aria-keyshortcuts={keys?.[0]}
          title={keys && `${text} (${keys[1]})`}
          onFocus={() => setCurrent(index)}
          // Without this, pressing the button would clear the selection first.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
