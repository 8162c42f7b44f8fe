/** Forgotten password, and the pages behind the links of mails. */
export const mailLinks = {
  checking: 'Vérification du lien',
  unchecked: 'Le lien n’a pas pu être vérifié',
  problems: {
    lien_expire: { title: 'Ce lien a expiré', text: 'Il n’était valable que pour une durée limitée.' },
    lien_utilise: {
      title: 'Ce lien a déjà servi',
      text: 'Chaque lien ne sert qu’une fois\u00a0: dès que l’un d’eux a servi, les autres ne sont plus valables.',
    },
    lien_remplace: {
      title: 'Ce lien a été remplacé',
      text: 'Un lien plus récent vous a été envoyé\u00a0: ouvrez celui du dernier message reçu.',
    },
    lien_invalide: {
      title: 'Ce lien n’est pas valable',
      text: 'Il est peut-être incomplet\u00a0: reprenez-le en entier dans le message reçu.',
    },
  },
  news: {
    title: 'Nouvelles par courriel',
    wanted: 'Vous recevez les nouvelles de la branche par courriel et dans votre espace.',
    refused:
      'Vous ne recevez plus les nouvelles de la branche. Ce qui touche à vos obligations vous est toujours envoyé.',
    refuse: 'Ne plus recevoir les nouvelles',
    accept: 'Recevoir de nouveau les nouvelles',
  },
  signIn: 'Se connecter',
  home: 'Retourner à l’accueil',
  email: 'Adresse e-mail',

  forgot: {
    title: 'Mot de passe oublié',
    intro: 'Saisissez l’adresse de votre compte\u00a0: vous y recevrez un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre messagerie',
    sent: (email: string) =>
      `Si un compte porte l’adresse ${email}, un lien vient d’y être envoyé. Il ne sert qu’une fois et reste valable 1\u00a0heure.`,
    nothing:
      'Vous n’avez rien reçu après quelques minutes\u00a0? Regardez parmi les courriers indésirables, ou vérifiez l’adresse.',
    again: 'Saisir l’adresse de nouveau',
  },

  reset: {
    title: 'Nouveau mot de passe',
    intro: (email: string) => `Choisissez le nouveau mot de passe du compte ${email}.`,
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    again: 'Demander un nouveau lien',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Toutes les sessions de ce compte ont pris fin. Connectez-vous avec le nouveau mot de passe.',
  },

  emailChange: {
    title: 'Confirmation de l’adresse e-mail',
    intro: (email: string) => `L’adresse ${email} deviendra celle de votre compte.`,
    text: 'Vous vous connecterez désormais avec elle, et tous nos messages y seront envoyés.',
    submit: 'Confirmer cette adresse',
    again: 'Demander un nouveau lien',
    refused: 'L’adresse n’a pas pu être confirmée',
    doneTitle: 'Votre adresse est confirmée',
    done: (email: string) => `L’adresse de votre compte est désormais ${email}. Votre mot de passe reste le même.`,
    account: 'Ouvrir mon compte',
  },
} as const;
