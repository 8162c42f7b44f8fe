/** Messages to the employer body, from the public and from members. */
import { headings } from './titles';

export const contact = {
  title: headings.contact,
  intro:
    'Une question sur la convention, sur un classement ou sur votre compte\u00a0: l’organisation des employeurs vous répond par e-mail.',
  signedInAs: (email: string) => `Votre message part avec votre adresse, ${email}. Une copie vous est envoyée.`,
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  subject: 'Objet',
  message: 'Message',
  messageHint: 'N’envoyez ni données de santé ni bulletin de salaire. Le message contient deux liens au plus.',
  /** The label of a field that only programs see. */
  trap: 'Laissez ce champ vide',
  missing: { name: 'Saisissez votre nom.', subject: 'Saisissez l’objet.', message: 'Écrivez votre message.' },
  submit: 'Envoyer le message',
  sentTitle: 'Votre message est parti',
  sent: 'L’organisation des employeurs vous répondra par e-mail.',
  sentCopy: (email: string) => `Une copie vient de vous être envoyée à ${email}.`,
  again: 'Écrire un autre message',
  home: 'Retourner à l’accueil',
  dashboard: 'Ouvrir vos valorisations',
  post: 'Par courrier',
  keptTitle: 'Vos données',
  kept: 'Votre message est gardé 1\u00a0an, puis supprimé.',
  privacy: 'Politique de confidentialité',
} as const;
