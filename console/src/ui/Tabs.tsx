/** A row of tabs with counts. The arrow keys move between the tabs. The caller renders the panel. */
import { useEffect, type ReactNode } from 'react';
import { Tab, TabList, Tabs as TabState } from 'react-aria-components';
import { cx } from './cx';
import { LibraryRoot } from './LibraryRoot';
import styles from './Tabs.module.css';

export interface TabOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Undefined while it is loading. */
  count?: number | undefined;
  /** True: a line before the tab. */
  ruled?: boolean;
}

export interface TabsProps<Value extends string> {
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  panelId: string;
}

export function Tabs<Value extends string>({ label, options, value, onValueChange, panelId }: TabsProps<Value>) {
  // The chosen tab may lie beyond the edge of its row. A frame later, because the library renders the tabs after this
  // component. Only the row scrolls: a tab scrolled into view would be where the next Tab key starts.
  const chosenId = `${panelId}-${value}`;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = document.getElementById(chosenId);
      const row = tab?.parentElement;
      if (!tab || !row) return;
      const [at, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += at.left - around.left - (around.width - at.width) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [chosenId]);

  function choose(key: unknown) {
    const option = options.find((one) => one.value === key);
    if (option !== undefined && option.value !== value) onValueChange(option.value);
  }

  return (
    <LibraryRoot>
      <TabState selectedKey={value} onSelectionChange={choose}>
        <TabList aria-label={label} className={cx(styles.tabs)}>
          {options.map((option) => (
            <Tab
              key={option.value}
              id={option.value}
              className={cx(styles.tab, option.ruled === true && styles.ruled)}
              // The caller renders the panel, so it also gives both ids.
              render={(props: object) => <div {...props} id={`${panelId}-${option.value}`} aria-controls={panelId} />}
            >
              {option.label}
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </Tab>
          ))}
        </TabList>
      </TabState>
    </LibraryRoot>
  );
}
