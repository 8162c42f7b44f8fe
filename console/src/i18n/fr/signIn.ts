/** Sign-in. */
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
} as const;
