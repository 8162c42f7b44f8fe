import { de, plural } from '@valorisation/rules';

export const associated = {
  title: 'Vos comptes associés',
  intro:
    'Vos collaboratrices et collaborateurs classent des fonctions pour l’établissement avec leur propre compte. Chaque compte associé voit les valorisations visibles et celles qu’il a créées\u00a0; vous les voyez toutes.',
  add: 'Ajouter un compte associé',
  listLabel: 'Comptes associés de l’établissement',
  count: (total: number) => `${total} ${plural(total, 'compte associé', 'comptes associés')}`,
  error: 'Vos comptes associés n’ont pas pu être affichés',
  states: {
    active: (day: string | null) => (day === null ? 'Actif' : `Actif depuis le ${day}`),
    invited: (day: string | null) => `Invitation envoyée${day === null ? '' : `, lien valable jusqu’au ${day}`}`,
    expired: (day: string | null) => (day === null ? 'Invitation expirée' : `Invitation expirée le ${day}`),
  },
  resend: 'Renvoyer l’invitation',
  resendTo: (email: string) => `Renvoyer l’invitation à ${email}`,
  resent: (email: string) => `L’invitation est renvoyée à ${email}. Le lien précédent n’est plus valable.`,
  seesPay: 'Peut voir les montants versés',
  seesPayHint:
    '«\u00a0Peut voir les montants versés\u00a0»\u00a0: la personne voit et saisit ce que chacun est payé, pour les valorisations qu’elle voit, avec l’écart au montant à verser.',
  payOpened: (person: string) => `${person} voit et saisit désormais les montants versés.`,
  payClosed: (person: string) => `${person} ne voit plus les montants versés.`,
  remove: 'Supprimer',
  menuOf: (person: string) => `Actions sur le compte ${de(person)}`,

  empty: {
    title: 'Aucun compte associé pour le moment',
    action: 'Inviter une première personne',
    text: 'Une secrétaire, un adjoint ou une comptable peut classer des fonctions avec vous, sous son propre nom et avec son propre mot de passe. Vous choisissez ce que chaque compte voit.',
  },

  addDialog: {
    title: 'Ajouter un compte associé',
    text: 'La personne reçoit un message avec un lien, valable 7\u00a0jours, pour choisir son mot de passe.',
    email: 'Adresse e-mail',
    firstName: 'Prénom',
    lastName: 'Nom',
    submit: 'Envoyer l’invitation',
    sent: (email: string) => `L’invitation est envoyée à ${email}.`,
    elsewhere:
      'Une personne qui a déjà un compte dans un autre établissement garde son mot de passe\u00a0: elle accepte en se connectant.',
  },

  removeDialog: {
    title: 'Confirmation de suppression',
    question: (person: string) => `Voulez-vous vraiment supprimer le compte associé ${de(person)}\u00a0?`,
    active:
      'Ses sessions prennent fin aussitôt, son nom et son adresse sont effacés. Les valorisations établies avec ce compte restent à l’établissement, sous la mention «\u00a0ancien collaborateur\u00a0».',
    invited: 'Le lien de l’invitation ne sera plus valable.',
    confirm: 'Supprimer',
    done: (person: string) => `Le compte associé ${de(person)} est supprimé.`,
  },

  handover: {
    title: 'Transmettre le compte principal',
    text: 'Vous quittez la direction, ou quelqu’un d’autre s’occupe désormais des valorisations\u00a0? Proposez le compte principal à l’un de vos comptes associés. Rien ne change avant son accord.',
    nobody:
      'Il faut pour cela un compte associé actif\u00a0: ajoutez la personne, puis attendez qu’elle ait choisi son mot de passe.',
    start: 'Transmettre le compte principal',
    pending: (person: string, day: string) =>
      `Vous avez proposé le compte principal à ${person}. Sa réponse est attendue jusqu’au ${day}\u00a0; rien n’a changé jusque-là.`,
    withdraw: 'Retirer la proposition',
    withdrawn: 'La proposition est retirée. Son lien n’est plus valable.',
    changes: 'Ce qui change après l’accord de la personne',
    gains: 'Elle voit toutes les valorisations, choisit lesquelles sont visibles et gère les comptes associés.',
    loses:
      'Votre compte devient un compte associé\u00a0: vous ne voyez plus que les valorisations visibles et les vôtres.',
    keeps: 'Aucune valorisation n’est modifiée\u00a0; chacun garde son adresse et son mot de passe.',
    back: 'Vous ne pourrez pas l’annuler ensuite\u00a0: seule cette personne pourra vous rendre le compte principal.',
    person: 'À qui',
    personRequired: 'Choisissez la personne.',
    password: 'Votre mot de passe',
    submit: 'Envoyer la proposition',
    sent: (person: string) => `La proposition est envoyée à ${person}. Un message vous préviendra de son accord.`,
  },
} as const;

/** The page behind the link for accepting a handover. It is public, because the person need not be signed in. */
export const takeover = {
  title: 'Reprendre le compte principal',
  intro: (proposer: string, company: string) =>
    `${proposer} vous propose de reprendre le compte principal de l’établissement «\u00a0${company}\u00a0».`,
  account: (email: string) => `Compte concerné\u00a0: ${email}`,
  changes: 'Si vous acceptez',
  gains: 'Vous voyez toutes les valorisations de l’établissement et choisissez lesquelles sont visibles.',
  manages: 'Vous gérez les comptes associés\u00a0: ajout, suppression, transmission.',
  other: (proposer: string) => `Le compte ${de(proposer)} devient un compte associé.`,
  keeps: 'Votre adresse et votre mot de passe restent les mêmes.',
  submit: 'Reprendre le compte principal',
  decline: 'Ne rien changer',
  again: 'Pour un nouveau lien, adressez-vous à la personne qui tient le compte principal.',
  home: 'Retourner à l’accueil',
  doneTitle: 'Vous êtes désormais titulaire du compte principal',
  done: 'Toutes les valorisations de l’établissement vous sont ouvertes. Un message le confirme à chaque compte de l’établissement.',
  signIn: 'Se connecter',
  team: 'Voir vos comptes associés',
} as const;
