import { plainLine, plainLines } from '@valorisation/rules';
import { z } from 'zod';
import type { DirectoryContact, DirectoryContactGroup, DirectoryEntry } from '../domain/directory.js';
import { ProviderClient } from '../provider/provider-client.js';

const LONGEST_TEXT = 300;
/** More entries than any department has. A longer answer is refused. */
const MOST_ENTRIES = 1000;
const MOST_CONTACTS = 100;
const EMAIL = /^[^\s@<>"',;:/?&#]{1,64}@[a-z0-9.-]{3,100}$/i;
const PHONE = /^\+?[\d .()/-]{4,30}$/;

/** A phone may come as a number; any field may be missing. */
const text = z.union([z.string(), z.number()]).nullish();

const contact = z.object({ name: text, first_name: text, function: text, email: text });
const people = z.object({
  male: z.array(contact).max(MOST_CONTACTS).nullish(),
  female: z.array(contact).max(MOST_CONTACTS).nullish(),
});
const group = people.extend({ deputies: people.nullish() }).nullish();

const answer = z.object({
  results: z
    .array(
      z.object({
        name: text,
        phone: text,
        fax: text,
        web: text,
        address: text,
        postal_code: text,
        city: text,
        country: text,
        contacts: z.object({ president: group, director: group, other: group }).nullish(),
      }),
    )
    .max(MOST_ENTRIES),
});

type Text = z.output<typeof text>;

function line(value: Text): string | null {
  const plain = plainLine(String(value ?? '')).slice(0, LONGEST_TEXT);
  return plain === '' ? null : plain;
}

function matching(value: Text, pattern: RegExp): string | null {
  const plain = line(value);
  return plain !== null && pattern.test(plain) ? plain : null;
}

/** Addresses come with and without « https:// ». Anything that is not a web address is left out. */
function site(value: Text): string | null {
  const plain = line(value);
  if (plain === null || /[\s<>"]/.test(plain)) return null;
  const address = /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href, username, password } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && hostname.includes('.') && `${username}${password}` === '';
  return isSite ? href : null;
}

function contacts(listed: z.output<typeof contact>[] | null | undefined, isDeputy: boolean): DirectoryContact[] {
  return (listed ?? []).flatMap((one) => {
    const lastName = line(one.name);
    if (lastName === null) return [];
    const [firstName, position, email] = [line(one.first_name), line(one.function), matching(one.email, EMAIL)];
    return [{ lastName, firstName, position, email, isDeputy }];
  });
}

/** The holder of the function first, then the deputies. */
function contactGroup(given: z.output<typeof group>): DirectoryContactGroup {
  const of = (gender: 'male' | 'female') => [
    ...contacts(given?.[gender], false),
    ...contacts(given?.deputies?.[gender], true),
  ];
  return { women: of('female'), men: of('male') };
}

/** The establishments by name. One without a name is left out. @throws ZodError when the answer has another form */
export function readDirectoryAnswer(given: unknown): readonly DirectoryEntry[] {
  const byName = new Intl.Collator('fr');
  return answer
    .parse(given)
    .results.flatMap((one) => {
      const name = line(one.name);
      if (name === null) return [];
      const lines = plainLines(String(one.address ?? '')).slice(0, LONGEST_TEXT);
      return [
        {
          name,
          phone: matching(one.phone, PHONE),
          fax: matching(one.fax, PHONE),
          web: site(one.web),
          address: lines === '' ? null : lines,
          postalCode: line(one.postal_code),
          city: line(one.city),
          country: line(one.country),
          contacts: {
            president: contactGroup(one.contacts?.president),
            director: contactGroup(one.contacts?.director),
            other: contactGroup(one.contacts?.other),
          },
        },
      ];
    })
    .sort((one, other) => byName.compare(one.name, other.name));
}

const SETTINGS = { name: 'federation directory', longestAnswer: 2 * 1024 * 1024, restsAfterFailure: true };

export class HttpFederationDirectory {
  private readonly client: ProviderClient;

  constructor(
    private readonly baseUrl: string,
    timeOutMs?: number,
  ) {
    this.client = new ProviderClient(SETTINGS, timeOutMs);
  }

  /** @throws ProviderAway within five seconds */
  async ask(department: string): Promise<readonly DirectoryEntry[]> {
    const address = new URL(this.baseUrl);
    address.searchParams.set('departement', department);
    return this.client.ask(address, readDirectoryAnswer);
  }
}
