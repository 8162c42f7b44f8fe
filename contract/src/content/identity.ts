/**
 * The employer body as everybody reads it: its names, logo, colours and addresses. It is content like the pages: staff
 * write a draft, publish it, and may restore an earlier version or the shipped one.
 */
import * as z from 'zod/mini';
import { post } from '../call.js';
import { about, id, list } from '../data.js';
import { LONGEST_FOOTER, LONGEST_PHONE, LONGEST_POSTAL } from '../staff/many.js';
import { wire, wireObject } from '../wire.js';
import { LONGEST_TEXT, publication, publicationExample, text, title } from './staff.js';

const LONGEST_SITE_NAME = 32;
const LONGEST_SHORT_NAME = 60;
const LONGEST_LINK = 300;
export const MOST_SOCIAL_LINKS = 8;

const named = (longest: number) => text(longest).check(z.minLength(1, 'obligatoire'));
const none = z.literal('');
const color = z.string('obligatoire').check(z.regex(/^#[0-9a-f]{6}$/i, 'couleur'), z.toLowerCase());
const address = z
  .url({ protocol: /^https$/, error: 'adresse_https' })
  .check(z.maxLength(LONGEST_LINK, 'texte_trop_long'));
const socialLink = z.object({ label: named(LONGEST_SHORT_NAME), href: address });

export const staffIdentity = z
  .object({
    id,
    title: about(title, 'The name of the organisation'),
    site_name: about(named(LONGEST_SITE_NAME), 'At the head of the pages and mails'),
    short_name: about(named(LONGEST_SHORT_NAME), 'Under the name of the site, and in link cards'),
    media_id: about(z.nullable(id), 'The logo, a picture of the media library; null: the shipped logo'),
    act_color: about(color, 'Of buttons and links; readable on paper (WCAG 2.2 AA)'),
    accent_color: about(color, 'Of warnings; readable on paper (WCAG 2.2 AA)'),
    postal: about(text(LONGEST_POSTAL), 'Line by line, without the country'),
    phone: z.union([none, text(LONGEST_PHONE).check(z.regex(/^[\d +().-]+$/, 'invalide'))], 'invalide'),
    contact_email: about(
      z.union([none, z.email()], 'adresse_invalide'),
      'Empty: the address of the installation, not shown',
    ),
    website: z.union([none, address], 'adresse_https'),
    links: about(z.array(socialLink).check(z.maxLength(MOST_SOCIAL_LINKS, 'liste_trop_longue')), 'Social networks'),
    mail_footer: about(text(LONGEST_FOOTER), 'Lines above the addresses of a mail; empty: the name'),
    not_found_title: about(text(LONGEST_SHORT_NAME), 'Of the page for an unknown address; empty: as shipped'),
    not_found_text: about(text(LONGEST_TEXT), 'Empty: as shipped'),
    maintenance_title: about(text(LONGEST_SHORT_NAME), 'Of the announcement of a maintenance; empty: as shipped'),
    maintenance_text: about(text(LONGEST_TEXT), 'Empty: as shipped'),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffIdentity',
    examples: [
      {
        id: 1,
        title: 'Employeurs des campagnes',
        site_name: 'Valorisation',
        short_name: 'Employeurs',
        media_id: null,
        act_color: '#1f7a4d',
        accent_color: '#a34a1e',
        postal: '12 rue des Semailles\n75000 Paris',
        phone: '01 00 00 00 00',
        contact_email: 'contact@employeurs.example',
        website: 'https://employeurs.example/',
        links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/employeurs' }],
        mail_footer: '',
        not_found_title: 'Page introuvable',
        not_found_text: 'Cette adresse ne correspond a aucune page.',
        maintenance_title: 'Maintenance',
        maintenance_text: '',
        ...publicationExample,
      },
    ],
  });
export type StaffIdentity = z.output<typeof staffIdentity>;

/** What staff write of it. */
export const writtenIdentity = z.pick(staffIdentity, {
  title: true,
  site_name: true,
  short_name: true,
  media_id: true,
  act_color: true,
  accent_color: true,
  postal: true,
  phone: true,
  contact_email: true,
  website: true,
  links: true,
  mail_footer: true,
  not_found_title: true,
  not_found_text: true,
  maintenance_title: true,
  maintenance_text: true,
});
export type WrittenIdentity = z.output<typeof writtenIdentity>;

/** The body as the public reads it, with the state of the service. */
export const publicIdentity = wireObject({
  name: wire('name', z.string()),
  siteName: wire('site_name', z.string()),
  shortName: wire('short_name', z.string()),
  logo: wire('logo', about(z.nullable(z.string()), 'The address of a picture; null: the shipped logo')),
  actColor: wire('act_color', z.string()),
  accentColor: wire('accent_color', z.string()),
  notFoundTitle: wire('not_found_title', about(z.string(), 'Empty: as shipped')),
  notFoundText: wire('not_found_text', about(z.string(), 'Empty: as shipped')),
  maintenanceTitle: wire('maintenance_title', about(z.string(), 'Empty: as shipped')),
  maintenanceText: wire('maintenance_text', about(z.string(), 'Empty: as shipped')),
  links: wire('links', list(wireObject({ label: wire('label', z.string()), href: wire('href', z.string()) }))),
});
export type PublicIdentity = z.output<typeof publicIdentity>;

const mailPreview = z
  .object({ subject: z.string(), html: z.string(), text: about(z.string(), 'As plain text') })
  .register(z.globalRegistry, {
    id: 'MailPreview',
    examples: [{ subject: 'Activez votre compte', html: '<!doctype html>', text: 'Bonjour Camille Le Goff,' }],
  });
export type MailPreview = z.output<typeof mailPreview>;

export const mailPreviewCalls = {
  preview: post('/admin/mail-preview', {
    body: wireObject(
      {
        identity: wire(
          'identity',
          about(z.optional(z.partial(writtenIdentity)), 'The unpublished values; left out: as public'),
        ),
        kind: wire('kind', about(z._default(z.string(), 'activation'), 'The kind of the mail')),
        texts: wire('texts', about(z.optional(list(z.string())), 'Its unpublished words; left out: as public')),
      },
      { id: 'MailPreviewRequest' },
    ),
    answer: mailPreview,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
};
