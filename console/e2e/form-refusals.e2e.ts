/**
 * Each field of each form shows the refusal of its value beside it. A value that passes the browser's check and is
 * refused by the server is preferred; otherwise the browser refuses it.
 */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { signIn } from '../../backend/test/support/role-clients.js';
import { scaled } from '../../backend/test/support/scale.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const PASSWORD = 'Valorise!2026';
const PHRASE = 'Une phrase de passe, 2026 & suite';
const INVITED = 'nouveau.collegue@demo.example';
const ODD_ADDRESS = 'prenom..nom@exemple.fr';
const long = (length: number) => 'x'.repeat(length);

/** By name of the field: a right value, a wrong one, and the message; a box is ticked or not. */
type Fields = Readonly<Record<string, readonly [right: string | boolean, wrong: string | boolean, message: RegExp]>>;

interface Form {
  readonly title: string;
  /** Who fills it in; an anonymous visitor by default. */
  readonly as?: string;
  /** From the page that shows it; `mailed` opens the link of the latest mail to that address. */
  readonly path?: string;
  readonly mailed?: string;
  readonly open?: RegExp;
  readonly submit: RegExp;
  readonly fields: Fields;
}

const ODD: Fields[string] = ['nadia@exemple.fr', ODD_ADDRESS, /^Saisissez une adresse e-mail complète/];
const WRONG_PASSWORD: Fields[string] = [PASSWORD, 'Valorise!2025', /^Ce mot de passe n’est pas celui/];
const WEAK: Fields[string] = [PHRASE, 'faible', /^Règles minimum/];
const name: Fields[string] = ['Nadia', long(101), /^Ce texte dépasse 100 caractères/];
const withLink: Fields[string] = ['Nadia', 'www.exemple.fr', /^Retirez de ce texte les adresses/];
const subject: Fields[string] = ['Objet', long(151), /^Ce texte dépasse 150 caractères/];

/** `npm run test:long` fills in every form; here every second one. */
const STEP = scaled({ part: 2, all: 1 });

/**
 * Grouped by person, without two forms in a row that have the same fields, since those show that the next form is open.
 */
const FORMS: readonly Form[] = [
  {
    title: 'sign-in',
    path: '/login',
    submit: /^Se connecter/,
    fields: {
      email: [HEAD, `${long(250)}@exemple.fr`, /^Ce texte dépasse 254 caractères/],
      password: [PASSWORD, long(129), /^Votre mot de passe ne peut pas dépasser 128/],
    },
  },
  { title: 'activation', mailed: INVITED, submit: /^Activer/, fields: { password: WEAK } },
  { title: 'forgotten password', path: '/forgot/pass', submit: /^Recevoir le lien/, fields: { email: ODD } },
  { title: 'new password', mailed: HEAD, submit: /^Enregistrer/, fields: { password: WEAK } },
  {
    title: 'request for an account',
    path: '/signup',
    submit: /^Envoyer la demande/,
    fields: {
      siret: ['732 829 320 00074', '732 829 320 00075', /^Ce numéro SIRET n'est pas valide/],
      companyName: withLink,
      postalAddress: withLink,
      firstName: withLink,
      lastName: withLink,
      email: ODD,
      consent: [true, false, /^Cochez cette case/],
    },
  },
  {
    title: 'message of the public',
    path: '/contact',
    submit: /^Envoyer le message/,
    fields: {
      name: ['Nadia', long(121), /^Ce texte dépasse 120 caractères/],
      email: ODD,
      subject,
      message: ['Bonjour', 'http://a.fr http://b.fr http://c.fr', /plus de 2 liens/],
    },
  },
  {
    title: 'message of a member',
    as: HEAD,
    path: '/contact',
    submit: /^Envoyer le message/,
    fields: { subject, message: ['Bonjour', long(5001), /^Ce message dépasse 5 000 caractères/] },
  },
  {
    title: 'personal information',
    as: HEAD,
    path: '/info/perso',
    submit: /^Enregistrer/,
    fields: {
      firstName: name,
      lastName: name,
      postalAddress: ['1 rue des Champs', long(301), /^Ce texte dépasse 300 caractères/],
      companyName: ['Lycée', long(201), /^Ce texte dépasse 200 caractères/],
    },
  },
  {
    title: 'another password',
    as: HEAD,
    path: '/myaccount/change',
    submit: /^Changer le mot de passe/,
    fields: {
      password: WRONG_PASSWORD,
      newPassword: [PHRASE, PASSWORD, /^Choisissez un mot de passe différent/],
    },
  },
  {
    title: 'another e-mail address',
    as: HEAD,
    path: '/reset/mail',
    submit: /^Recevoir le lien/,
    fields: { email: ['n@demo.example', HEAD, /^C’est déjà l’adresse/], password: WRONG_PASSWORD },
  },
  {
    title: 'end of an account',
    as: HEAD,
    path: '/rgpd',
    open: /^Supprimer mon compte/,
    submit: /^Recevoir le lien/,
    fields: { password: WRONG_PASSWORD },
  },
  {
    title: 'invitation of a collaborator',
    as: HEAD,
    path: '/account/associated?ajouter=1',
    submit: /^Envoyer l’invitation/,
    fields: {
      email: ['n@demo.example', 'collaborateur@demo.example', /^Cette adresse est déjà celle d’un compte/],
      firstName: name,
      lastName: name,
    },
  },
  {
    title: 'handover of the main account',
    as: HEAD,
    path: '/account/associated',
    open: /^Transmettre le compte/,
    submit: /^Envoyer la proposition/,
    fields: { heir: ['first', '', /^Choisissez/], password: WRONG_PASSWORD },
  },
];

describe('a form', () => {
  const tool = useConsole({ mails: true });
  const links = new Map<string, string>();

  beforeAll(async () => {
    const head = await signIn(tool.product.url, HEAD);
    await head.post('/v1/user/forgot/pass', { user_email: HEAD });
    await head.post('/v1/user/add/associated', { user_email: INVITED });
    for (const address of [HEAD, INVITED]) {
      const link = (await tool.product.mailbox?.next(address))?.links.find((one) => one.includes('/#/'));
      links.set(address, new URL(link ?? '').hash.slice(1));
    }
  }, WALK_MS);

  const give = async (control: Locator, value: string | boolean) => {
    if (typeof value === 'boolean') return control.setChecked(value);
    const isList = await control.evaluate(({ tagName }) => tagName === 'SELECT');
    if (!isList) return control.fill(value);
    return control.selectOption(value === 'first' ? { index: 1 } : value);
  };

  /** The messages that the control refers to, without hints. */
  const messagesOf = async (person: Person, control: Locator) => {
    const ids = ((await control.getAttribute('aria-describedby')) ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'));
    return Promise.all(ids.map(async (id) => plain(await person.page.locator(`[id="${id}"]`).textContent())));
  };

  const tellsRefusals = async (person: Person, { title, path, mailed, open, submit, fields }: Form) => {
    await person.goTo(path ?? links.get(mailed ?? '') ?? '');
    const main = person.page.getByRole('main');
    if (open !== undefined) await person.click(main.getByRole('button', { name: open }));
    const form = person.page.locator('form').filter({ has: person.page.locator(`[name="${Object.keys(fields)[0]}"]`) });
    const names = async () =>
      form
        .locator('input:not([tabindex="-1"]):not([type="hidden"]):not([hidden]), textarea, select')
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    await becomes(async () => [title, ...(await names())], [title, ...Object.keys(fields)]);

    const controls = Object.entries(fields).map(
      ([field, values]) => [field, form.locator(`[name="${field}"]`), values] as const,
    );
    for (const [, control, [right]] of controls) await give(control, right);
    for (const [field, control, [right, wrong, message]] of controls) {
      const says = async () => [title, field, ...(await messagesOf(person, control))];
      await give(control, wrong);
      await person.click(person.button(submit).last());
      await becomes(says, [title, field, expect.stringMatching(message)]);
      expect(await control.getAttribute('aria-invalid')).toBe('true');
      // The errors of a long form are listed above it, and the list comes first.
      const isLong = controls.length > 4;
      await hasFocus(isLong ? person.page.getByRole('region', { name: /à corriger$/ }) : control);
      // A message disappears when the value is right. A browser checks it at once; a server's refusal belongs to the
      // sent value.
      await give(control, right);
      await becomes(says, [title, field]);
    }
  };

  it.each(
    scaled<readonly (readonly [string, string | undefined])[]>({
      part: [['a member', HEAD]],
      all: [
        ['anybody', undefined],
        ['a member', HEAD],
      ],
    }),
  )(
    'for %s shows a refused value beside its field, for each field',
    async (_, as) => {
      const person = await tool.visit();
      if (as !== undefined) await person.holdSession(as);
      const forms = FORMS.filter((one) => one.as === as);
      for (const form of forms.filter((_, index) => index % STEP === 0)) await tellsRefusals(person, form);
    },
    WALK_MS,
  );
});
