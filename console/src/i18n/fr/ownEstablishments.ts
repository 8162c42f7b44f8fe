/** The establishments of a person, the invitations of others, and the request for one more. */
export const ownEstablishments = {
  title: 'Vos établissements',
  intro:
    'Une même adresse et un même mot de passe ouvrent tous vos établissements. Chacun garde ses personnes, ses valorisations et ses comptes\u00a0: rien ne passe de l’un à l’autre.',
  listLabel: 'Établissements où vous avez un compte',
  siret: (siret: string) => `SIRET ${siret}`,
  main: 'compte principal',
  associated: 'compte associé',
  suspended: 'Compte suspendu ou en cours de suppression',
  current: 'Établissement en cours',
  enter: 'Travailler ici',
  enterOf: (name: string) => `Travailler ici, ${name}`,
  invitations: {
    title: 'Invitations reçues',
    text: (name: string) => `${name} vous propose un compte associé.`,
    until: (day: string) => `Jusqu’au ${day}. Sans réponse, rien ne change.`,
    accept: 'Accepter',
    acceptOf: (name: string) => `Accepter l’invitation de ${name}`,
    accepted: (name: string) => `${name} s’ajoute à vos établissements.`,
    error: 'Vos invitations n’ont pas pu être chargées',
  },
  request: {
    title: 'Ajouter un établissement',
    text: 'Vous dirigez un autre établissement, ou vous y travaillez\u00a0? La demande est examinée comme pour un premier compte. Elle n’est pas visible de vos établissements actuels.',
    open: 'Ajouter un établissement',
    submit: 'Envoyer la demande',
    sent: (name: string) => `Votre demande pour ${name} est envoyée. La réponse arrive par message.`,
  },
} as const;
