/** The request for an account, the wait for its activation, and the activation. */
export const signup = {
  title: 'Créer un compte',
  intro:
    'Le compte est celui de votre établissement. L’organisation des employeurs examine chaque demande, puis vous recevez un lien pour choisir votre mot de passe.',
  haveAccount: 'Vous avez déjà un compte\u00a0?',
  signIn: 'Se connecter',
  accountHelp: 'Comment fonctionnent les comptes',

  establishment: 'Votre établissement',
  siret: 'Numéro SIRET',
  siretHint: '14 chiffres, par exemple 732 829 320 00074. Il figure sur vos bulletins de paie.',
  companyName: 'Nom de l’établissement',
  address: 'Adresse postale de l’établissement',
  person: 'Vous',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Elle sert à vous connecter, et les messages y sont envoyés.',
  missing: {
    companyName: 'Saisissez le nom de l’établissement.',
    postalAddress: 'Saisissez l’adresse de l’établissement.',
    firstName: 'Saisissez votre prénom.',
    lastName: 'Saisissez votre nom.',
  },
  consentRequired: 'Cochez cette case\u00a0: sans votre accord, la demande ne peut pas être envoyée.',
  consentLabel: 'Votre accord',
  consent: 'J’accepte que ces informations servent à créer et à gérer le compte de mon établissement.',
  privacy: 'Ce qui est conservé, et pourquoi',
  estimate:
    'Votre estimation est jointe à la demande\u00a0: vous la retrouverez à l’activation du compte, dans n’importe quel navigateur.',
  submit: 'Envoyer la demande',

  register: {
    searching: 'Recherche dans le registre public des entreprises…',
    found:
      'Le registre public connaît cet établissement\u00a0: vérifiez son nom et son adresse, et corrigez-les au besoin.',
    closed:
      'D’après le registre public, cet établissement est fermé. Vérifiez le numéro SIRET\u00a0; s’il est juste, envoyez la demande, elle sera examinée.',
    unpublished:
      'Cet établissement ne publie pas son nom ni son adresse au registre. Saisissez-les pour envoyer la demande.',
    otherAgreement:
      'D’après le registre public, cet établissement ne déclare pas la convention collective 7520. Vérifiez le numéro SIRET\u00a0; s’il est juste, envoyez la demande, elle sera examinée.',
    unknown: 'Ce numéro SIRET ne figure pas au registre public. Saisissez le nom et l’adresse de l’établissement.',
    away: 'Le registre public ne répond pas pour le moment. Saisissez le nom et l’adresse de l’établissement\u00a0: votre demande n’en est pas retardée.',
  },

  sent: {
    title: 'Votre demande est envoyée',
    text: (email: string) => `Un message de confirmation est envoyé à ${email}. Il arrive en quelques minutes.`,
    stepsTitle: 'Ce qui se passe maintenant',
    steps: [
      'L’organisation des employeurs examine votre demande.',
      'Si elle est acceptée, vous recevez un lien d’activation, valable 7\u00a0jours.',
      'Ce lien vous permet de choisir votre mot de passe et ouvre l’outil.',
    ],
    already: 'Si cette adresse a déjà un compte, le message vous l’indique.',
    nothing: 'Vous n’avez rien reçu\u00a0? Regardez parmi les courriers indésirables, ou corrigez l’adresse.',
    correct: 'Corriger la demande',
    home: 'Retourner à l’accueil',
  },

  pending: {
    title: 'Votre compte attend son activation',
    text: 'Il ne manque que votre mot de passe\u00a0: le lien du message d’activation vous permet de le choisir et ouvre l’outil.',
    resendText: (email: string) =>
      `Vous ne trouvez plus ce message\u00a0? Regardez parmi les courriers indésirables, ou faites-le renvoyer à ${email}.`,
    resend: 'Renvoyer le message d’activation',
    resent: (email: string) => `Un message est envoyé à ${email}. Son lien est valable 7\u00a0jours.`,
    noSession:
      'Votre demande n’a pas encore reçu de réponse\u00a0? Le message d’activation part dès qu’elle est acceptée. Vous l’avez égaré\u00a0? Connectez-vous, ou écrivez-nous.',
    suspended: {
      title: 'Votre compte est suspendu',
      text: 'L’organisation des employeurs a suspendu ce compte. Vos valorisations sont conservées, et vous n’y avez pas accès pour le moment.',
      act: 'Pour en connaître le motif ou demander à retrouver votre accès, écrivez-lui.',
    },
    contact: 'Nous écrire',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
  },

  finish: {
    title: 'Activation du compte',
    intro: (email: string) => `Choisissez le mot de passe du compte ${email}.`,
    introOf: (email: string, companyName: string) =>
      `Choisissez le mot de passe du compte ${email}, pour l’établissement «\u00a0${companyName}\u00a0».`,
    label: 'Mot de passe',
    submit: 'Activer mon compte',
    done: 'Votre compte est activé.',
    renew: 'Recevoir un nouveau lien',
    signIn: 'Se connecter',
    dashboard: 'Ouvrir vos valorisations',
    staff: 'Ouvrir l’espace de gestion',
    sentTitle: 'Consultez votre messagerie',
    sent: 'Si ce lien était celui d’un compte, un message vient de partir vers son adresse e-mail\u00a0: avec un nouveau lien si le compte attend son activation, sinon avec la façon de se connecter.',
    nothing: 'Vous n’avez rien reçu après quelques minutes\u00a0? Regardez parmi les courriers indésirables.',
  },
} as const;
