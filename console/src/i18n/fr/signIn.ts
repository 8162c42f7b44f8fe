export const login = {
  title: 'Connexion',
  intro: 'Accédez à l’outil de valorisation avec l’adresse de votre compte.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié',
  noAccount: 'Votre établissement n’a pas encore de compte\u00a0?',
  signup: 'Créer un compte',
  accountHelp: 'Comment fonctionnent les comptes',
  wanted: 'Connectez-vous pour ouvrir la page demandée.',
  ended:
    'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez\u00a0: un texte en cours est gardé dans cet onglet.',
  code: {
    title: 'Code de connexion',
    intro: 'Votre mot de passe est le bon. Il reste à saisir un code.',
    device: {
      label: 'Code à 6 chiffres',
      hint: 'Il s’affiche dans l’application de codes de votre téléphone et change toutes les 30\u00a0secondes.',
    },
    recovery: {
      label: 'Code de récupération',
      hint: 'L’un des codes que vous avez gardés en configurant votre connexion. Chacun ne sert qu’une fois.',
    },
    required: 'Saisissez le code.',
    useRecovery: 'Utiliser un code de récupération',
    useDevice: 'Utiliser le code du téléphone',
    back: 'Revenir au mot de passe',
    lost: 'Vous n’avez plus ni téléphone ni code de récupération\u00a0? Une personne de l’administration peut réinitialiser votre connexion.',
  },
} as const;
