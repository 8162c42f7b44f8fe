/** The account of the employer body's own people: password, code at sign-in, sessions. */
export const staffAccount = {
  title: 'Mon compte',
  identity: (name: string, email: string) => `${name}, ${email}`,
  weekly: {
    title: 'Message du lundi',
    label: 'Recevoir le lundi, par e-mail, ce qui attend l’équipe',
    saved: 'Votre choix est enregistré.',
  },
  password: 'Mot de passe',
  passwordText: 'Vos autres sessions prennent fin\u00a0; celle-ci continue. Un message vous le confirme.',
  sessionsText:
    'Les appareils où votre compte est ouvert. Si vous n’en reconnaissez pas un, mettez-y fin et changez de mot de passe.',

  required: {
    title: 'Configurez votre code de connexion',
    intro:
      'L’accès à l’espace de gestion demande un code, en plus du mot de passe. L’espace s’ouvre dès que le vôtre est configuré.',
    signOut: 'Se déconnecter',
  },

  code: {
    title: 'Code à la connexion',
    offText:
      'En plus du mot de passe, la connexion peut demander un code à 6 chiffres, affiché par une application de votre téléphone. Un mot de passe volé ne suffit alors plus.',
    onText: (since: string) => `La connexion demande un code depuis le ${since}.`,
    left: (count: number) =>
      count === 0
        ? 'Il ne vous reste aucun code de récupération\u00a0: faites-en de nouveaux.'
        : `Codes de récupération restants\u00a0: ${count}.`,
    error: 'L’état de votre connexion n’a pas pu être chargé',
    password: 'Mot de passe',
    start: 'Configurer un code',
    scan: 'Ouvrez une application de codes sur votre téléphone et lisez cette image.',
    picture: 'Image à lire avec l’application de codes',
    byHand: 'Vous ne pouvez pas la lire\u00a0? Saisissez cette clé dans l’application\u00a0:',
    secret: 'Clé',
    label: 'Code affiché par l’application',
    hint: 'Six chiffres.',
    required: 'Saisissez le code.',
    confirm: 'Activer le code',
    confirmed: 'La connexion demande désormais un code. Vos autres sessions ont pris fin.',
    recoveryTitle: 'Vos codes de récupération',
    recoveryText:
      'Gardez-les en lieu sûr, hors de votre téléphone\u00a0: ils remplacent le code si vous le perdez. Chacun ne sert qu’une fois. Ils ne seront plus affichés.',
    recoveryList: 'Codes de récupération',
    print: 'Imprimer',
    copy: 'Copier',
    copied: 'Les codes sont copiés.',
    notCopied: 'Les codes n’ont pas pu être copiés. Imprimez-les ou recopiez-les.',
    kept: 'J’ai gardé mes codes',
    renew: 'Faire de nouveaux codes',
    renewText: 'Vos codes de récupération actuels ne serviront plus.',
    remove: 'Ne plus demander de code',
    removeText: 'Votre mot de passe suffira pour vous connecter.',
    removed: 'La connexion ne demande plus de code.',
    anyCode: 'Code de l’application, ou code de récupération',
  },
} as const;
