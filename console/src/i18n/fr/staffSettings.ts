import type { DemoSwitch, Setting } from '@valorisation/contract';
import { counted, plural, SETTING_NAMES } from '@valorisation/rules';

interface SettingWords {
  readonly title: string;
  /** The effect of a change, for the people who make it. */
  readonly effect: string;
}

const settings: Readonly<Record<Setting['key'], SettingWords>> = {
  maintenance: {
    title: SETTING_NAMES.maintenance,
    effect:
      'Une annonce s’affiche pour toutes les personnes qui utilisent le site, 2\u00a0minutes au plus après l’enregistrement. Tant que la maintenance dure, les établissements consultent leurs valorisations sans rien pouvoir enregistrer.',
  },
  demo_data: {
    title: SETTING_NAMES.demo_data,
    effect:
      'Ce réglage concerne les comptes d’établissement en @demo.example, les actualités et les vidéos de la démonstration. À l’arrêt, ces comptes sont suspendus, leurs sessions prennent fin et les textes que personne n’a modifiés sont archivés. Rien n’est effacé. À la remise en service, ce que l’arrêt avait suspendu ou archivé revient, et rien d’autre. Les comptes de démonstration de l’équipe restent ouverts dans tous les cas\u00a0: ils se suspendent dans Équipe.',
  },
  totp_required: {
    title: SETTING_NAMES.totp_required,
    effect:
      'Les personnes concernées doivent configurer un code à leur prochaine action, vous compris\u00a0: jusque-là, tout le reste de l’espace de gestion leur est fermé. Les comptes des établissements ne changent pas.',
  },
  proof_signed_cases: {
    title: SETTING_NAMES.proof_signed_cases,
    effect:
      'Une version ne peut être publiée que si elle porte au moins ce nombre de cas signés, tous exacts. Un cas est un calcul dont l’indice et le montant ont été saisis avant d’être calculés, par une autre personne que la dernière à avoir modifié le brouillon. À 0, aucun cas n’est exigé, mais un cas faux empêche toujours la publication. Le changement vaut aussitôt, pour les versions en préparation aussi.',
  },
  campaign_mails_per_minute: {
    title: SETTING_NAMES.campaign_mails_per_minute,
    effect:
      'Les messages des campagnes partent au plus à ce rythme, toutes campagnes ensemble. Les autres messages n’attendent pas. Le changement vaut aussitôt, pour les envois en cours aussi.',
  },
  paid_parts: {
    title: SETTING_NAMES.paid_parts,
    effect:
      'Le salaire de base est toujours comparé au montant à verser au moins. Une autre part de la paie compte aussi dès que vous indiquez d’où vient la règle. Les établissements voient aussitôt les écarts changer.',
  },
  registration_mode: {
    title: SETTING_NAMES.registration_mode,
    effect:
      'Une demande pour un établissement qui a déjà un compte principal passe toujours par l’équipe, quel que soit ce choix.',
  },
  retention_months: {
    title: SETTING_NAMES.retention_months,
    effect:
      'Un établissement où personne ne s’est connecté pendant cette durée reçoit un avertissement, puis ses données sont supprimées.',
  },
  retention_warning_days: {
    title: SETTING_NAMES.retention_warning_days,
    effect: 'Temps laissé à un établissement inactif entre l’avertissement et la suppression de ses données.',
  },
};

const members = ({ accounts }: DemoSwitch): string =>
  counted(accounts, 'compte d’établissement', 'comptes d’établissement');
const texts = ({ texts: count }: DemoSwitch): string => counted(count, 'texte', 'textes');

export const staffSettings = {
  paidParts: { help: 'Accord ou avis qui le prévoit. Laissé vide\u00a0: cette part ne compte pas.' },
  title: 'Réglages',
  tool: 'Annoncer une maintenance, choisir l’ouverture des comptes et la durée de conservation des données.',
  empty: 'Aucun réglage',
  readOnly: 'Vous pouvez consulter ces réglages. Ils sont modifiés par l’administration.',
  emptyText: 'Les réglages sont créés à l’installation du produit.',
  columns: {
    setting: 'Réglage',
    value: 'Valeur',
    initial: 'À l’installation',
    changed: 'Modifié',
  },
  initial: {
    of: (value: string) => `À l’installation\u00a0: ${value}`,
    back: 'Revenir à la valeur d’installation',
    filled: 'La valeur d’installation est reprise ci-dessus. Enregistrez pour l’appliquer.',
  },
  settings,
  maintenance: {
    on: 'En cours',
    off: 'Arrêtée',
    flag: 'Maintenance en cours',
    message: 'Message affiché',
    messageHelp:
      'Facultatif\u00a0: la date de retour, par exemple. L’annonce indique déjà que l’outil est en maintenance.',
  },
  demo: {
    label: 'Les données de démonstration sont',
    on: 'En service',
    off: 'À l’arrêt',
    none: 'Aucune sur cette installation',
    stops: (next: DemoSwitch) => `L’arrêt suspend ${members(next)} et archive ${texts(next)}.`,
    resumes: (next: DemoSwitch) =>
      `La remise en service rouvre ${members(next)} et rend à ${texts(next)} ${plural(next.texts, 'son état', 'leur état')} d’avant l’arrêt.`,
    refusals: {
      demo_absente: 'Cette installation n’a pas de données de démonstration\u00a0: il n’y a rien à arrêter.',
      demo_en_production: 'Cette installation est en production\u00a0: les données de démonstration restent à l’arrêt.',
    },
  },
  modes: {
    label: 'Le message d’activation part',
    moderated: 'Après l’accord de l’équipe',
    open: 'Dès la demande, sans accord',
  },
  totp: {
    label: 'Un code est demandé, en plus du mot de passe',
    off: 'À personne\u00a0: chacun choisit',
    admin: 'À l’administration',
    staff: 'À toute l’équipe',
  },
  months: { label: 'Mois sans connexion', help: 'De 6 à 120\u00a0mois.' },
  days: { label: 'Jours', help: 'De 7 à 90\u00a0jours.' },
  cases: { label: 'Cas signés', help: 'De 0 à 50.' },
  pace: { label: 'Messages par minute', help: 'De 1 à 600.' },
  inPace: (count: number) => `${counted(count, 'message', 'messages')} par minute`,
  inCases: (count: number) => counted(count, 'cas signé', 'cas signés'),
  inMonths: (count: number) => `${count}\u00a0mois`,
  inDays: (count: number) => `${count}\u00a0jours`,
  never: 'Depuis l’installation',
  saved: 'Le réglage est enregistré.',
  history: {
    title: SETTING_NAMES.history,
    none: 'Ce réglage n’a pas changé depuis l’installation.',
    text: 'Texte changé',
    unset: 'Sans valeur',
    change: (before: string, after: string) => `${before}, puis ${after}`,
    when: (moment: string, name: string | null) => (name === null ? `Le ${moment}` : `Le ${moment}, par ${name}`),
  },
} as const;
