import type { StaffMember } from '@valorisation/contract';

export const staffTeam = {
  title: 'Équipe',
  tool: 'Inviter une personne, choisir son rôle, suspendre ou rouvrir son accès.',
  empty: 'Personne ne correspond à cette recherche',
  emptyText: 'Modifiez la recherche ou le filtre pour retrouver une personne.',
  search: 'Nom ou adresse e-mail',
  columns: { person: 'Personne', role: 'Rôle', state: 'Accès', code: 'Code', seen: 'Dernière activité' },
  roles: { staff: 'Équipe', admin: 'Administration' } satisfies Record<StaffMember['role'], string>,
  rolesHelp:
    'L’équipe suit les contenus, les comptes et les messages. L’administration choisit en plus les réglages, les grilles et les membres de l’équipe.',
  states: {
    invited: 'Invitation envoyée',
    expired: 'Invitation expirée ou retirée',
    active: 'Actif',
    suspended: 'Suspendu',
  } satisfies Record<StaffMember['state'], string>,
  code: { on: 'Demandé', off: 'Non demandé' },
  never: 'Jamais',
  sessions: (count: number) => (count === 1 ? '1 session ouverte' : `${count} sessions ouvertes`),
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  newTitle: 'Inviter une personne',
  inviteText: 'Un message lui propose de choisir son mot de passe. Le lien reste valable 7\u00a0jours.',
  created: 'L’invitation est envoyée.',
  saved: 'Les changements sont enregistrés.',
  acts: {
    suspend: {
      label: 'Suspendre',
      text: (name: string) =>
        `${name} ne pourra plus se connecter. Ses sessions prennent fin. Ce qui a été fait reste.`,
      done: 'L’accès est suspendu.',
    },
    withdraw: {
      label: 'Retirer l’invitation',
      text: (name: string) => `Le lien envoyé à ${name} n’est plus valable.`,
      done: 'L’invitation est retirée.',
    },
    reinstate: {
      label: 'Rouvrir l’accès',
      text: (name: string) => `${name} pourra de nouveau se connecter avec son mot de passe.`,
      done: 'L’accès est rouvert.',
    },
    endSessions: {
      label: 'Mettre fin aux sessions',
      text: (name: string) => `${name} devra se connecter de nouveau sur tous ses appareils.`,
      done: 'Les sessions ont pris fin.',
    },
    resetSecondStep: {
      label: 'Réinitialiser le code',
      text: (name: string) =>
        `À faire quand ${name} a perdu son téléphone, après l’avoir vérifié de vive voix. Ses sessions prennent fin, son mot de passe suffit pour se connecter, et un message le lui dit.`,
      done: 'Le code est réinitialisé.',
    },
    resend: {
      label: 'Renvoyer l’invitation',
      text: (name: string) => `${name} reçoit un nouveau lien. Celui d’avant n’est plus valable.`,
      done: 'L’invitation est renvoyée.',
    },
  },
} as const;
