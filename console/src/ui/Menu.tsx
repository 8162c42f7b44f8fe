/**
 * The library's menu button. Arrow keys and letters move, Enter chooses, and Escape closes. On a phone the menu is a sheet
 * at the bottom of the screen, with its name as title.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Button,
  Header,
  Menu as ItemList,
  MenuItem as Item,
  MenuSection as Section,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { useLocation } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import { LayerReturn } from './LayerReturn';
import { LibraryRoot } from './LibraryRoot';
import styles from './Menu.module.css';
import { NARROW, useMediaQuery } from './useMediaQuery';

export interface MenuItem {
  label: string;
  /** A path of the product, which is opened as a link. Without a path, `onSelect` is called. */
  to?: string;
  onSelect?: () => void;
  /** True: the item can be reached and read with its hint, but it does nothing. */
  disabled?: boolean;
  /** A smaller text under the label: why the item is disabled, or what it is about. */
  hint?: string | undefined;
  /** The key that does the same. */
  shortcut?: string;
  danger?: boolean;
  /** True: a line above the item. */
  separated?: boolean;
  /** The heading of the item's group. Neighbours with the same heading form one group. */
  section?: string;
}

export interface MenuProps {
  /** The name of the button for screen readers, when its content says too little. */
  label?: string;
  items: readonly MenuItem[];
  /** The content of the button. Without it, the button shows three dots. */
  children?: ReactNode;
  buttonClassName?: string | undefined;
  align?: 'start' | 'end';
}

interface Group {
  heading: string | undefined;
  items: MenuItem[];
}

function groupsOf(items: readonly MenuItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === item.section) last.items.push(item);
    else groups.push({ heading: item.section, items: [item] });
  }
  return groups;
}

/** Refused items must stay readable for the keyboard, which skips the library's disabled items. */
function refusedProps({ disabled = false, to, onSelect }: MenuItem) {
  if (disabled) {
    return {
      shouldCloseOnSelect: false,
      render: (props: object) => <div {...props} aria-disabled="true" />,
    };
  }
  return { ...(to !== undefined && { href: to }), ...(onSelect && { onAction: onSelect }) };
}

function entriesOf(items: readonly MenuItem[], isSheet: boolean): ReactNode {
  return items.flatMap((item) => [
    item.separated === true && <Separator key={`above ${item.label}`} className={cx(styles.separator)} />,
    <Item
      key={item.label}
      id={item.label}
      textValue={item.label}
      className={cx(styles.item, item.danger === true && 'clay-700')}
      {...refusedProps(item)}
    >
      <span className="flex justify-space-between">
        {item.label}
        {item.shortcut !== undefined && !isSheet && <kbd aria-hidden="true">{item.shortcut}</kbd>}
      </span>
      {item.hint !== undefined && <span className="remark leading-135">{item.hint}</span>}
    </Item>,
  ]);
}

export function Menu({ label, items, children, buttonClassName, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const isSheet = useMediaQuery(NARROW);
  const isHeld = useRef(false);
  const { pathname } = useLocation();

  // The Back button of the browser also closes the menu.
  useEffect(() => () => setOpen(false), [pathname]);

  /** A press of the mouse opens the menu, and its release over an entry would choose it. A sheet waits for the release. */
  function change(next: boolean) {
    if (next && isSheet && isHeld.current) addEventListener('pointerup', () => setOpen(true), { once: true });
    else setOpen(next);
    isHeld.current = false;
  }

  return (
    <LibraryRoot>
      <div
        className="inline-block relative"
        onPointerDownCapture={({ pointerType }) => (isHeld.current = pointerType === 'mouse')}
      >
        <MenuTrigger isOpen={open} onOpenChange={change}>
          <Button className={cx(buttonClassName ?? styles.icon)} {...(label !== undefined && { 'aria-label': label })}>
            {children ?? <Icon name="more" />}
          </Button>
          <Popover placement={`bottom ${align}`} offset={4} containerPadding={8} className={cx(styles.popover)}>
            <LayerReturn open={open} />
            {isSheet && label !== undefined && (
              <p className="strong line-bottom pad-3-4" aria-hidden="true">
                {label}
              </p>
            )}
            <ItemList className={cx(styles.list)}>
              {groupsOf(items).map(({ heading, items: entries }) =>
                heading === undefined ? (
                  entriesOf(entries, isSheet)
                ) : (
                  <Section key={heading}>
                    <Header className={cx(styles.heading)}>{heading}</Header>
                    {entriesOf(entries, isSheet)}
                  </Section>
                ),
              )}
            </ItemList>
          </Popover>
        </MenuTrigger>
      </div>
    </LibraryRoot>
  );
}
