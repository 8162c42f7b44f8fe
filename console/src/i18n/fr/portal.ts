/** Texts of public documents for feed readers and search engines. */
export const portal = {
  feed: {
    title: (site: string) => `Actualités · ${site}`,
    description: (name: string) => `${name}\u00a0: les actualités.`,
  },
} as const;
