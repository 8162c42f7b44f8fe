/** Failures that the console detects. The server's refusals have their own sentences. */
export const apiErrors = {
  reseau: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez. Rien n’a été perdu.',
  delai_depasse: 'Le service met trop de temps à répondre. Réessayez dans un instant.',
  reponse_illisible: 'La réponse du service n’a pas pu être lue. Réessayez dans un instant.',
  inconnue: 'Une erreur inattendue est survenue. Rechargez la page, puis réessayez.',
} as const;
