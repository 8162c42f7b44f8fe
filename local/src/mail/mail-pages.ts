/** The catcher's pages, from templates/catcher, in the product's colours. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { Colors, projectPath } from '@valorisation/backend';
import type { CaughtMail } from './caught-mail.js';

const when = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' });
const quantity = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const engine = Handlebars.create();
engine.registerHelper('moment', (date: string) => when.format(new Date(date)));
engine.registerHelper('size', (bytes: number) => `${quantity.format(bytes / 1024)} Ko`);
engine.registerHelper('join', (values: readonly string[]) => values.join(', '));

export interface MailPages {
  list(mails: readonly CaughtMail[]): string;
  /** `thread`: the caught mails that this one answers. */
  mail(mail: CaughtMail, thread: readonly CaughtMail[]): string;
  notFound(): string;
}

/** Templates are compiled once at the start, so that a broken one shows at once. */
export function loadMailPages(): MailPages {
  const colors = new Colors(projectPath('templates'));
  const source = (name: string) =>
    colors.writtenOut(name, readFileSync(projectPath('templates', 'catcher', name), 'utf8'));
  engine.registerPartial('page', source('page.hbs'));
  const list = engine.compile<{ mails: readonly CaughtMail[] }>(source('list.hbs'));
  const mail = engine.compile<CaughtMail & { thread: readonly CaughtMail[] }>(source('mail.hbs'));
  const notFound = engine.compile<object>(source('not-found.hbs'));
  return {
    list: (mails) => list({ mails }),
    mail: (caught, thread) => mail({ ...caught, thread }),
    notFound: () => notFound({}),
  };
}
