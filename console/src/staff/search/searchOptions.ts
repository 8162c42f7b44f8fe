/** What the search offers: before typing recent pages, acts and screens; then what the words find. Pure. */
import type { FoundRecord, Setting } from '@valorisation/contract';
import { MAIL_KINDS, wordKey } from '@valorisation/rules';
import {
  staffAccounts,
  staffCampaigns,
  staffContent,
  staffGrids,
  staffMails,
  staffMessages,
  staffRequests,
  staffSearch as words,
  staffSettings,
} from '../../i18n/fr';
import { paths } from '../../routes';
import { formatTime } from '../../ui/instant';
import type { StaffResource } from '../kit/resource';
import { valueOf } from '../settings/settingWords';
import type { Visit } from './visits';

export type SearchGroup = keyof typeof words.groups;

export interface SearchOption {
  readonly to: string;
  readonly group: SearchGroup;
  readonly title: string;
  readonly detail: string;
  readonly state: string;
  /** The keys that lead there from outside the fields, one after the other. */
  readonly keys?: readonly string[];
}

type Covered = keyof typeof words.records;
const isCovered = (resource: string): resource is Covered => resource in words.records;

const GROUPS: Readonly<Record<Covered, SearchGroup>> = {
  establishments: 'establishments',
  accounts: 'people',
  'account-requests': 'people',
  staff: 'people',
  messages: 'messages',
  campaigns: 'messages',
  'answer-templates': 'messages',
  mails: 'mails',
  pages: 'contents',
  themes: 'contents',
  articles: 'contents',
  documents: 'contents',
  webseries: 'contents',
  videos: 'contents',
  media: 'contents',
  grids: 'grid',
  'function-names': 'grid',
};

const { states } = staffContent;
const STATES: Partial<Record<Covered, Readonly<Record<string, string>>>> = {
  accounts: staffAccounts.states,
  'account-requests': staffRequests.states,
  messages: staffMessages.states,
  campaigns: staffCampaigns.states,
  mails: staffMails.states,
  pages: states,
  themes: states,
  articles: states,
  documents: states,
  webseries: states,
  videos: states,
  media: words.files,
  grids: staffGrids.statuses,
};

/** The letter after G that leads to a list. */
const LETTERS: Readonly<Record<string, string>> = {
  'account-requests': 'D',
  accounts: 'C',
  messages: 'M',
  mails: 'E',
  media: 'F',
  settings: 'R',
};
/** The letter that begins a record. */
const ACTS: Readonly<Partial<Record<string, string>>> = { articles: 'A', documents: 'U', videos: 'V' };

export function screenOptions(resources: readonly StaffResource[]): SearchOption[] {
  return resources.map(({ name, title, tool }) => {
    const letter = LETTERS[name];
    const screen = { to: paths.adminList(name), group: 'screens', title, detail: tool, state: words.screen } as const;
    return letter === undefined ? screen : { ...screen, keys: ['G', letter] };
  });
}

/** @param mayBegin whether the person may make a record of the list */
export function actOptions(
  resources: readonly StaffResource[],
  mayBegin: (resource: StaffResource) => boolean,
): SearchOption[] {
  return Object.entries(words.begin).flatMap(([name, title]) => {
    const resource = resources.find((each) => each.name === name);
    if (resource?.create === undefined || !mayBegin(resource)) return [];
    const key = ACTS[name];
    const act = { to: `${paths.adminList(name)}/create`, group: 'acts', title, detail: '', state: words.act } as const;
    return [key === undefined ? act : { ...act, keys: [key] }];
  });
}

export function visitOptions(visits: readonly Visit[]): SearchOption[] {
  return visits.map(({ path, resource, title, at }) => ({
    to: path,
    group: 'recent',
    title,
    detail: isCovered(resource) ? words.records[resource] : '',
    state: words.seen(formatTime(at)),
  }));
}

export function settingOptions(settings: readonly Setting[], mayEdit: boolean): SearchOption[] {
  return settings.map((setting) => ({
    to: mayEdit ? `${paths.adminList('settings')}/${setting.id}` : paths.adminList('settings'),
    group: 'settings',
    title: staffSettings.settings[setting.key].title,
    detail: valueOf(setting),
    state: words.setting,
  }));
}

/** The page of a record, or the list if its records have no page. */
export function recordPage({ name, show, edit }: StaffResource, id: number): string {
  const page = show !== undefined ? `/${id}/show` : edit !== undefined ? `/${id}` : '';
  return `${paths.adminList(name)}${page}`;
}

/** Records in the order of the server; the group of the best record comes first. */
export function foundOptions(found: readonly FoundRecord[], resources: readonly StaffResource[]): SearchOption[] {
  return found.flatMap(({ resource, id, title, detail, state }) => {
    const screens = resources.find(({ name }) => name === resource);
    if (screens === undefined || !isCovered(resource)) return [];
    const record = words.records[resource];
    const told = STATES[resource]?.[state];
    return [
      {
        to: recordPage(screens, id),
        group: GROUPS[resource],
        title: resource === 'mails' ? (MAIL_KINDS[title] ?? title) : title,
        detail,
        state: told === undefined ? record : words.withState(record, told),
      },
    ];
  });
}

/** The options whose words contain all searched words. */
export function matching(options: readonly SearchOption[], searched: readonly string[]): SearchOption[] {
  return options.filter(({ title, detail }) => {
    const text = wordKey(`${title} ${detail}`);
    return searched.every((word) => text.includes(word));
  });
}

/** Options of one group stand together, the groups in the order of their first option. */
export function grouped(options: readonly SearchOption[]): SearchOption[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
