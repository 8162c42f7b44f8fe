/** Texts of public documents for feed readers and search engines. */
export const portal = {
  feed: {
    title: 'Actualités · Valorisation des emplois',
    description: (name: string) => `Les actualités de l’${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  },
} as const;
