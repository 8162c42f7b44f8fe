/** The example of payroll: the four fifths of a secretary-accountant, as the file writes it. */
const lineExample = {
  version_format: '1',
  siret: '77500000300019',
  matricule_paie: '00101',
  personne: "D'Almeida Inès",
  valor_id: '412',
  fonction: 'Secrétaire-comptable',
  fonction_id: '28',
  idcc: '7520',
  categorie_convention: '2',
  categorie_outil: '1',
  position_dsn: 'CAT2 IND1095.15',
  date_effet: '2026-12-01',
  grille_version: '2024-09-01',
  valeur_point: '20.80',
  valeur_confirmee: 'non',
  anciennete_annees: '8',
  semaines_conges: '1',
  indice_base: '880.00',
  indice_conges: '125.00',
  indice_anciennete: '30.15',
  indice_criteres: '60.00',
  forfait_jours: 'non',
  indice_reel: '1095.15',
  indice_majore: '',
  quotite: '80.00',
  mode: 'mois',
  minimum_mois_temps_plein: '1898.26',
  minimum_mois: '1518.61',
  minimum_heure_formation: '',
  a_verser_au_moins: '1518.61',
  source_a_verser: 'convention',
  smic_mois: '1867.02',
  smic_date: '2026-06-01',
  reference_trace: 'V412-7',
};

const sha256 = 'b7e23ec29af22b0b4e41da31e868d57226121c84f4a3a9c1b0d2f4a9a6d1c7ef';
const leftOut = [{ raison: 'en_cours', lignes: 2 }];

export const payrollExamples = {
  PayrollLine: [lineExample],
  PayrollLines: [{ lignes: [lineExample], hors_fichier: leftOut, sha256 }],
  PayrollOutlook: [
    {
      lignes: 38,
      hors_fichier: leftOut,
      disparues: [{ reference_trace: 'V390-4', profile_name: null, metier_title: null, raison: null }],
      sans_matricule: 3,
      complements_smic: 1,
      valeur_a_confirmer: true,
    },
  ],
  PayrollReceipt: [
    {
      receipt_id: 12,
      created_at: '2026-12-01T09:12:00.000Z',
      by: 'Claire Martin',
      format: 'csv',
      depuis: null,
      lignes: 38,
      sans_les_limitees: false,
      sha256,
    },
  ],
  HandOverRequest: [{ format: 'csv', depuis: null }],
  PayrollKey: [
    {
      key_id: 3,
      name: 'Logiciel de paie',
      prefix: 'paie_aB3xZ9',
      created_at: '2026-12-01T09:00:00.000Z',
      used_at: null,
    },
  ],
  CreatePayrollKeyRequest: [{ name: 'Logiciel de paie' }],
  CreatedPayrollKey: [{ key_id: 3, key: 'paie_aB3xZ9' }],
};
