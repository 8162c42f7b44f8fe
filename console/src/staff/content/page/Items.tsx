/** A list of parts of one kind. New parts come at the end. Buttons with the name of a part move and remove it. */
import { IconButton, Button } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Icon } from '../../../ui/Icon';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import styles from './PageEditor.module.css';

const { page: words } = staffContent;

interface ItemsProps<Item> {
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** The name of a part, from its position, which starts at 1. */
  nameOf: (item: Item, position: number) => string;
  addLabel: string;
  makeNew: () => Item;
  children: (item: Item, change: (item: Item) => void, name: string, index: number) => ReactNode;
  /** Further buttons of a part, before those that move it. */
  acts?: (item: Item, change: (item: Item) => void, name: string) => ReactNode;
}

export function Items<Item>({ items, onChange, nameOf, addLabel, makeNew, children, acts }: ItemsProps<Item>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const names = items.map((item, index) => nameOf(item, index + 1));

  const [dragged, setDragged] = useState<number | null>(null);
  const changeAt = (index: number) => (changed: Item) =>
    onChange(items.map((one, at) => (at === index ? changed : one)));

  function move(from: number, to: number) {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  }

  return (
    <Stack gap={2}>
      <ul ref={list} className="grid gap-3 unmarked">
        {items.map((item, index) => {
          const name = names[index] ?? '';
          return (
            // The key is the position, because a part has no id, and its text changes. The mouse drops a part here.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={`${id}-${index}`}
              className={styles.item}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
              }}
            >
              <div className="shrinkable">{children(item, changeAt(index), name, index)}</div>
              <Cluster gap={0} className={styles.acts}>
                {acts?.(item, changeAt(index), name)}
                {/* The buttons beside it move the part by keyboard. */}
                <span
                  draggable
                  className={styles.grip}
                  aria-hidden="true"
                  title={words.drag}
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => setDragged(null)}
                >
                  <Icon name="sort" size={16} />
                </span>
                <IconButton
                  size="small"
                  disabled={index === 0}
                  aria-label={words.up(name)}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="up" size={16} />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === items.length - 1}
                  aria-label={words.down(name)}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="down" size={16} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={words.remove(name)}
                  onClick={() => onChange(items.filter((_, at) => at !== index))}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              </Cluster>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          size="small"
          onClick={() => {
            onChange([...items, makeNew()]);
            // Runs after the new part is rendered, so that the user types into it.
            requestAnimationFrame(() =>
              list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus(),
            );
          }}
        >
          {words.add(addLabel)}
        </Button>
      </div>
    </Stack>
  );
}
