import { counted } from '@valorisation/rules';
import { headings } from './titles';

export const dataProtection = {
  title: headings.rgpd,
  intro: 'Ce que l’outil garde, pourquoi et combien de temps, et ce que vous pouvez demander.',
  heldTitle: 'Ce qui est gardé',
  tableLabel: 'Données gardées, raison et durée',
  columns: { what: 'Données', why: 'Raison', howLong: 'Durée' },
  held: [
    {
      what: 'Votre compte\u00a0: nom, adresse e-mail, adresse postale, mot de passe chiffré',
      why: 'Vous identifier et vous écrire',
      howLong: 'Jusqu’à la suppression du compte',
    },
    {
      what: 'Vos sessions\u00a0: navigateur et système, dates d’ouverture et de dernière utilisation',
      why: 'Rester connecté, et voir où votre compte est ouvert',
      howLong: '90\u00a0jours au plus',
    },
    {
      what: 'Les personnes, valorisations et fiches de poste de l’établissement',
      why: 'Classer les emplois et calculer les minimums',
      howLong: 'Jusqu’à la suppression de l’établissement',
    },
    {
      what: 'Les documents préparés (PDF)',
      why: 'Vous les remettre sans les refaire',
      howLong: '90\u00a0jours\u00a0; 1\u00a0jour pour un PDF à une autre quotité',
    },
    {
      what: 'Les messages que l’outil vous envoie',
      why: 'Prouver leur envoi',
      howLong: 'Contenu\u00a0: 30\u00a0jours\u00a0; date\u00a0: 1\u00a0an',
    },
    { what: 'Les messages que vous nous écrivez', why: 'Vous répondre', howLong: '1\u00a0an' },
    {
      what: 'Les mots cherchés sans choisir de fonction\u00a0: mot, jour et nombre, sans savoir qui',
      why: 'Compléter les noms par lesquels une fonction se trouve',
      howLong: '30\u00a0jours\u00a0; 1\u00a0an pour un mot revenu 3\u00a0jours différents',
    },
    {
      what: 'Le journal des opérations\u00a0: dates, actions et montants, sans nom ni texte',
      why: 'Expliquer chaque montant et son histoire',
      howLong: 'Vidé à la suppression de l’établissement',
    },
  ],
  unused: (months: number, warningDays: number) =>
    `Un établissement où personne ne se connecte pendant ${months}\u00a0mois est supprimé. Son compte principal est prévenu ${counted(warningDays, 'jour', 'jours')} avant.`,
  unusedUnknown:
    'Un établissement où personne ne se connecte est supprimé au bout d’une durée que fixe l’organisation des employeurs. Son compte principal est prévenu avant.',
  policy: 'Lire la politique de confidentialité',

  takeTitle: 'Récupérer ou corriger',
  take: 'Un fichier ZIP réunit tout ce que l’outil garde et que vous pouvez voir\u00a0: vos données et les documents préparés.',
  download: 'Télécharger mes données',
  fileName: 'mes-donnees.zip',
  correct: 'Corriger mes informations',

  deleteTitle: 'Supprimer mon compte',
  deleteAssociated:
    'Votre compte est supprimé dès votre confirmation. Votre travail reste dans l’établissement, sous le nom «\u00a0ancien collaborateur\u00a0».',
  deleteMain:
    'Votre compte est le compte principal\u00a0: 30\u00a0jours après votre confirmation, toutes les données de l’établissement sont supprimées, comptes associés compris. D’ici là, vous pouvez annuler.',
  handOver: 'Transmettre plutôt le compte principal',
  ask: 'Supprimer mon compte',
  dialogTitle: 'Supprimer mon compte',
  dialogText:
    'Un lien vous est envoyé par e-mail. La page qu’il ouvre indique ce qui sera supprimé. Rien n’est fait avant votre confirmation.',
  password: 'Mot de passe',
  send: 'Recevoir le lien',
  sent: (email: string) =>
    `Un lien vient d’être envoyé à ${email}. Il ne sert qu’une fois et reste valable 24\u00a0heures.`,

  remove: {
    title: 'Suppression de votre compte',
    introAssociated: (email: string, company: string) => `Compte ${email}, ${company}.`,
    associatedText:
      'Votre nom, votre adresse et vos sessions sont supprimés aussitôt. Votre travail reste dans l’établissement, sous le nom «\u00a0ancien collaborateur\u00a0». Cette suppression est définitive.',
    mainText: (day: string) =>
      `Si vous confirmez, votre compte est suspendu aujourd’hui, et tout ce qui suit est supprimé le ${day}\u00a0:`,
    profiles: (count: number) => counted(count, 'personne et sa fiche de poste', 'personnes et leurs fiches de poste'),
    valuations: (count: number) => counted(count, 'valorisation', 'valorisations'),
    documents: (count: number) => counted(count, 'document préparé', 'documents préparés'),
    accounts: (count: number) => counted(count, 'compte associé', 'comptes associés'),
    ownAccount: 'votre compte',
    revocable: 'Jusqu’à ce jour, vous pouvez annuler en vous connectant.',
    confirmAssociated: 'Supprimer mon compte',
    confirmMain: 'Confirmer la suppression',
    keep: 'Garder mon compte',
    again: 'Demander un nouveau lien',
    erasedTitle: 'Votre compte est supprimé',
    erased: 'Un dernier message vous le confirme. Votre adresse n’est plus gardée ensuite.',
    plannedTitle: 'La suppression est prévue',
    planned: (day: string) =>
      `Les données de l’établissement seront supprimées le ${day}. Pour annuler d’ici là, connectez-vous ou ouvrez le lien du message que vous venez de recevoir.`,
    keptTitle: 'Votre compte est gardé',
    kept: 'Rien n’est supprimé. Le lien n’est plus valable.',
    home: 'Retourner à l’accueil',
    signIn: 'Se connecter',
  },

  planned: {
    title: 'La suppression de votre établissement est prévue',
    text: (day: string) =>
      `Votre compte est suspendu. Le ${day}, toutes les données de l’établissement seront supprimées\u00a0; il ne sera plus possible de les retrouver.`,
    question:
      'Vous pouvez encore annuler\u00a0: les comptes et les données que l’établissement garde aujourd’hui restent alors tels quels.',
    callOff: 'Annuler la suppression',
    calledOffTitle: 'La suppression est annulée',
    calledOff: 'Les comptes et les données de l’établissement sont gardés tels qu’ils étaient.',
    open: 'Ouvrir vos valorisations',
    signOut: 'Se déconnecter',
  },
} as const;
