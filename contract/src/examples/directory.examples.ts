/** Examples in the API's description: the federation's directory. */
const contactExample = {
  name: 'Martin',
  firstname: 'Claire',
  function: 'Directrice',
  email: 'direction@lycee.example',
  deputy: false,
};
const nobody = { female: [], male: [] };
const groupExample = { female: [contactExample], male: [] };

const entryExample = {
  name: 'Lycée agricole privé Exemple',
  phone: '02 99 00 00 00',
  fax: null,
  web: 'https://lycee.example/',
  address: '1 rue des Champs',
  postal_code: '35000',
  city: 'Rennes',
  country: 'France',
  contacts: { president: nobody, director: groupExample, other: nobody },
};

export const directoryExamples = {
  DirectoryCount: [{ departement: '35', establishments: 3 }],
  DirectoryCounts: [{ departements: [{ departement: '35', establishments: 3 }] }],
  DirectoryContact: [contactExample],
  DirectoryContactGroup: [groupExample],
  DirectoryEntry: [entryExample],
  Directory: [
    {
      departement: '35',
      departement_name: 'Ille-et-Vilaine',
      exemple: false,
      answered_at: '2026-11-20T09:00:00.000Z',
      away: false,
      establishments: [entryExample],
    },
  ],
};
