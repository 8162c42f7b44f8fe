/** One search over all staff resources. `/` leads to it, the arrow keys choose, and Enter opens. */
import { Autocomplete, InputAdornment, TextField } from '@mui/material';
import { dashboardCalls, type FoundRecord } from '@valorisation/contract';
import { useEffect, useRef, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../api/useCall';
import { staffSearch as words } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import { staffResources } from './resources';

const SHORTEST_WORD = 2;

const titleOf = (name: string): string => staffResources.find((each) => each.name === name)?.title ?? name;

/** A key typed in a field belongs to that field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

/** In the bar, if there is room beside the page's title; otherwise on the first page of the area. */
export function StaffSearch({ isInBar = false }: { isInBar?: boolean }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const asked = typed.trim();
  const {
    data = [],
    isError,
    isFetching,
  } = useCall(
    dashboardCalls.search,
    { query: { words: asked } },
    { silent: true, enabled: asked.length >= SHORTEST_WORD, keepsPrevious: true },
  );
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [focus] = useState(() => () => field.current?.focus());
  useSlash(focus);

  /** Opens the page of a record, or the list of its resource if the record has no page. */
  function open({ resource, id }: FoundRecord): void {
    const screens = staffResources.find(({ name }) => name === resource);
    const type = screens?.show !== undefined ? 'show' : screens?.edit !== undefined ? 'edit' : 'list';
    setTyped('');
    field.current?.blur();
    void navigate(createPath({ resource, id, type }));
  }

  // Leaves out resources that have no screen in this area.
  const shown = data.filter(({ resource }) => staffResources.some(({ name }) => name === resource));
  return (
    <Autocomplete<FoundRecord>
      size="small"
      sx={isInBar ? { width: { sm: 220, md: 320 }, mr: 1 } : { width: '100%' }}
      value={null}
      inputValue={typed}
      options={typed.trim().length < 2 ? [] : shown}
      open={typed.trim().length >= 2 && !isFetching}
      filterOptions={(options) => options}
      groupBy={({ resource }) => titleOf(resource)}
      getOptionKey={({ resource, id }) => `${resource}-${id}`}
      getOptionLabel={({ title, detail }) => (detail === '' ? title : `${title}, ${detail}`)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, found) => {
        if (found !== null) open(found);
      }}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      noOptionsText={isError ? words.failed : words.none}
      slotProps={{ listbox: { 'aria-label': words.results } }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field}
          placeholder={words.hint}
          margin="none"
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': words.label, 'aria-keyshortcuts': '/' },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" size={18} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
