/**
 * The library's menu button: arrow keys and letters move, Enter chooses, Escape closes, the focus returns to the
 * button.
 */
import { useEffect, useState, type ReactNode } from 'react';
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

export interface MenuItem {
  label: string;
  /** A path of the product, opened as a link; otherwise `onSelect`. */
  to?: string;
  onSelect?: () => void;
  /** Can be reached and read with its hint, but does nothing. */
  disabled?: boolean;
  /** Smaller words under the label: why it is disabled, or what it is about. */
  hint?: string | undefined;
  danger?: boolean;
  /** A line above the item. */
  separated?: boolean;
  /** Its heading; neighbours with the same one form a group. */
  section?: string;
}

export interface MenuProps {
  /** Name of the button for screen readers, when its content is not enough. */
  label?: string;
  items: readonly MenuItem[];
  /** Content of the button; without it, three dots. */
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

/** The keyboard skips the library's own disabled items; refused items must stay readable. */
function refusedProps({ disabled = false, to, onSelect }: MenuItem) {
  if (disabled) {
    return {
      shouldCloseOnSelect: false,
      render: (props: object) => <div {...props} aria-disabled="true" />,
    };
  }
  return { ...(to !== undefined && { href: to }), ...(onSelect && { onAction: onSelect }) };
}

function entriesOf(items: readonly MenuItem[]): ReactNode {
  return items.flatMap((item) => [
    item.separated === true && <Separator key={`above ${item.label}`} className={cx(styles.separator)} />,
    <Item
      key={item.label}
      id={item.label}
      textValue={item.label}
      className={cx(styles.item, item.danger === true && 'clay-700')}
      {...refusedProps(item)}
    >
      <span>{item.label}</span>
      {item.hint !== undefined && <span className="remark leading-135">{item.hint}</span>}
    </Item>,
  ]);
}

export function Menu({ label, items, children, buttonClassName, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  // The browser's way back also closes the menu.
  useEffect(() => () => setOpen(false), [pathname]);

  return (
    <LibraryRoot>
      <div className="inline-block relative">
        <MenuTrigger isOpen={open} onOpenChange={setOpen}>
          <Button className={cx(buttonClassName ?? styles.icon)} {...(label !== undefined && { 'aria-label': label })}>
            {children ?? <Icon name="more" />}
          </Button>
          <Popover placement={`bottom ${align}`} offset={4} containerPadding={8} className={cx(styles.popover)}>
            <LayerReturn open={open} />
            <ItemList className={cx(styles.list)}>
              {groupsOf(items).map(({ heading, items: entries }) =>
                heading === undefined ? (
                  entriesOf(entries)
                ) : (
                  <Section key={heading}>
                    <Header className={cx(styles.heading)}>{heading}</Header>
                    {entriesOf(entries)}
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
