/** The buttons of a rich text: one stop of the Tab key, arrows inside (WAI-ARIA toolbar). */
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ui } from '../../i18n/fr';
import { cx } from '../cx';
import styles from './RichText.module.css';

const { richText: words } = ui;

interface Tool {
  readonly name: 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList';
  readonly label: string;
  /** As `aria-keyshortcuts` has it, and as people read it. */
  readonly keys: readonly [machine: string, shown: string];
  apply(commands: ChainedCommands): ChainedCommands;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    label: words.bold,
    keys: ['Control+B', 'Ctrl+B'],
    apply: (commands) => commands.toggleBold(),
  },
  {
    name: 'italic',
    label: words.italic,
    keys: ['Control+I', 'Ctrl+I'],
    apply: (commands) => commands.toggleItalic(),
  },
  {
    name: 'underline',
    label: words.underline,
    keys: ['Control+U', 'Ctrl+U'],
    apply: (commands) => commands.toggleUnderline(),
  },
  {
    name: 'bulletList',
    label: words.bulletList,
    keys: ['Control+Shift+8', words.withShift('8')],
    apply: (commands) => commands.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: words.orderedList,
    keys: ['Control+Shift+7', words.withShift('7')],
    apply: (commands) => commands.toggleOrderedList(),
  },
];

const MOVES: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

interface ToolbarProps {
  editor: Editor;
  label: string;
  /** Id of the text. */
  controls: string;
  /** Before, there is no place in the text of which a button could tell the state. */
  isBegun: boolean;
}

export function Toolbar({ editor, label, controls, isBegun }: ToolbarProps) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => TOOLS.map(({ name }) => shown.isActive(name)),
  });

  function move(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={move}>
      {TOOLS.map(({ name, label: text, keys, apply }, index) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          className={cx(styles.tool, styles[name])}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={isBegun && active[index] === true}
          aria-keyshortcuts={keys[0]}
          title={`${text} (${keys[1]})`}
          onFocus={() => setCurrent(index)}
          // A press would take the selection away from the text before it is applied to it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            // At once, not in the next frame as the command of that name has it: a key pressed right after is the text's.
            editor.view.focus();
            apply(editor.chain()).run();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
