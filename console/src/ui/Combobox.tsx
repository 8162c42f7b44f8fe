/**
 * A search over a visible list: typing filters it, arrow keys move in it from the field, Enter chooses. Enter or a
 * double click on the choice continues with it.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import {
  Autocomplete,
  Button,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  Text,
} from 'react-aria-components';
import styles from './Combobox.module.css';
import { cx } from './cx';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';
import { LibraryRoot } from './LibraryRoot';

export interface ComboboxOption {
  id: number;
  label: string;
  /** Smaller, under the label. */
  detail?: string;
}

export interface ComboboxGroup {
  id: number;
  /** Its headings, the most general first. */
  headings: readonly string[];
  /** Beside the headings: the number of options. */
  count: string;
  options: readonly ComboboxOption[];
}

export interface ComboboxProps {
  label: string;
  hint: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** The number of options, announced when it changes. */
  status: string;
  listLabel: string;
  /** In groups, or in one list. */
  list: { readonly groups: readonly ComboboxGroup[] } | { readonly options: readonly ComboboxOption[] };
  chosen: number | null;
  onChoose: (id: number) => void;
  onConfirm: () => void;
  /** Shown without a match. */
  empty: ReactNode;
}

/** The earlier choice may be far down the list. */
function bringIntoView(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return;
  const top = option.offsetTop - list.scrollTop;
  if (top < 0 || top > list.clientHeight - option.offsetHeight) {
    list.scrollTop = option.offsetTop - list.clientHeight / 3;
  }
}

function drawOption({ id, label, detail }: ComboboxOption, { chosen, onConfirm }: ComboboxProps): ReactNode {
  return (
    <ListBoxItem
      key={id}
      id={id}
      textValue={label}
      ref={id === chosen ? bringIntoView : null}
      className={cx(styles.option)}
      onDoubleClick={onConfirm}
    >
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className="remark">{detail}</span>}
    </ListBoxItem>
  );
}

function drawGroup({ id, headings, count, options }: ComboboxGroup, props: ComboboxProps): ReactNode {
  return (
    <ListBoxSection key={`group ${id}`}>
      <Header className={cx(styles.heading)}>
        <span>
          {headings.map((heading) => (
            <span key={heading} className={styles.level}>
              {heading}{' '}
            </span>
          ))}
        </span>
        <span className="remark rigid amounts">{count}</span>
      </Header>
      {options.map((option) => drawOption(option, props))}
    </ListBoxSection>
  );
}

function Field({ label, hint }: Pick<ComboboxProps, 'label' | 'hint'>) {
  return (
    <SearchField type="text" className="stack gap-1 shrinkable">
      <Label className="strong">{label}</Label>
      <Text slot="description" className="hint">
        {hint}
      </Text>
      <div className={styles.field}>
        <Input role="combobox" aria-expanded className={cx(fieldStyles.control, styles.input)} />
        <Button className={cx(styles.clear)}>
          <Icon name="close" size={16} />
        </Button>
      </div>
    </SearchField>
  );
}

export function Combobox(props: ComboboxProps) {
  const { search, onSearchChange, status, list, chosen, onChoose, onConfirm } = props;
  const options = 'groups' in list ? list.groups.flatMap((group) => group.options) : list.options;

  const choose = (id: number) => (id === chosen ? onConfirm() : onChoose(id));

  /** The library passes the field's Enter to the active option; without one, it goes to the first. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const { target, currentTarget } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLElement)) return;
    const first = options[0];
    if (target.ariaSelected === 'true') onConfirm();
    else if (
      target instanceof HTMLInputElement &&
      search.trim() !== '' &&
      first !== undefined &&
      currentTarget.querySelector('[role="option"][data-focused]') === null
    ) {
      choose(first.id);
    }
  }

  return (
    <LibraryRoot>
      <div onKeyDownCapture={onKeyDownCapture}>
        <Autocomplete inputValue={search} onInputChange={onSearchChange}>
          <Field {...props} />
          <p className={styles.status} role="status">
            {status}
          </p>
          {options.length === 0 ? (
            props.empty
          ) : (
            <ListBox
              aria-label={props.listLabel}
              className={cx(styles.list)}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={chosen === null ? [] : [chosen]}
              onSelectionChange={(keys) => {
                const option = keys === 'all' ? undefined : options.find(({ id }) => keys.has(id));
                if (option !== undefined) onChoose(option.id);
              }}
            >
              {'groups' in list
                ? list.groups.map((group) => drawGroup(group, props))
                : list.options.map((option) => drawOption(option, props))}
            </ListBox>
          )}
        </Autocomplete>
      </div>
    </LibraryRoot>
  );
}
