/** The example of each named schema in the API's description. */
import { accountExamples, staffMessageExamples } from './account.examples.js';
import { costsExample, figuresExample } from './figures.examples.js';
import { directoryExamples } from './directory.examples.js';
import { openedAccountExamples } from './opened-account.examples.js';
import { payrollExamples } from './payroll.examples.js';
import { transferExamples } from './transfer.examples.js';
import * as valuations from './valuation.examples.js';
import { contentExamples } from './content.examples.js';
import {
  gridProofExamples,
  gridDocumentExample,
  gridProblemExample,
  wholeGridExample,
  criterionExample,
  paramExample,
  referenceExample,
} from './grid.examples.js';
import {
  importDetailExample,
  importExample,
  importPreviewExample,
  jobSheetExample,
  jobSheetVersionExample,
} from './exchange.examples.js';
import * as life from './valuation-life.examples.js';

const gridChangeExample = {
  theme: 'montants',
  texte: 'La valeur du point passe de 20,59 € à 20,80 € par an.',
  effet: 'hausse',
  chiffres: { sujet: 'Valeur du point, par an', avant: '20,59\u00a0€', apres: '20,80\u00a0€', ecart: '+0,21\u00a0€' },
  concerne: 'toutes les personnes dont l’emploi est classé.',
};

const publicReferenceExample = {
  ...referenceExample,
  param_smic: 107_800,
  territoire: 'metropole',
  smic: { montant: 1867.02, depuis: '2026-06-01', source: '12.31 EUR x 151.67 h', confirme: false },
};

const memberReferenceExample = {
  ...publicReferenceExample,
  criteres: [{ ...criterionExample, value: 10, degre: 2, show: true }],
  valors: [valuations.valuationDetailExample],
};

const staffAccessExample = {
  open: true,
  until: '2026-11-30T08:00:00.000Z',
  granted_at: '2026-11-23T08:00:00.000Z',
  reads: [
    {
      at: '2026-11-24T09:30:00.000Z',
      reader: 'Camille Martin',
      screen: 'person',
      person: 'Lucie Bernard',
      person_id: 16,
    },
  ],
  reads_in_all: 1,
};

const wageExample = {
  territory: 'metropole',
  effective_on: '2027-01-01',
  month: 1885.22,
  hour: 12.43,
  source: 'décret du 18 décembre 2026',
};

export const examples: Readonly<Record<string, readonly unknown[] | undefined>> = {
  ValuationRow: [valuations.valuationRowExample],
  Valuation: [valuations.valuationExample],
  ValuationDetail: [valuations.valuationDetailExample],
  ValuationRequest: [valuations.valuationRequestExample],
  CompleteRequest: [{ valor_id: 12 }],
  CreateProfileRequest: [{ profile_name: 'Lucie Bernard' }],
  ChangeProfileRequest: [{ profile_name: 'Lucie Bernard', version: 1 }],
  Profile: [valuations.profileExample],
  SavedProfile: [valuations.savedProfileExample],
  ProfileName: [{ profile_id: 16, profile_name: 'Lucie Bernard' }],
  ProfilePage: [life.profilePageExample],
  SavedProfilePage: [life.savedProfilePageExample],
  ValuationPage: [life.valuationPageExample],
  StatusTotals: [{ valor_dispo: 14, valor_pending: 3, valor_needupdate: 2, valor_toresume: 1 }],
  ToDo: [{ awaiting: 2, redo: 1, anniversaries: 1, under_minimum: 1, sous_le_du: 0, unfinished: 3, people: 13 }],
  Totals: [{ tots: { tot: 13, tot_month: 2 } }],
  StaffAccess: [staffAccessExample],
  EstablishmentAccess: [{ until: '2026-11-30T08:00:00.000Z' }],
  LifeOutcome: [life.lifeOutcomeExample],
  PlannedOutcome: [life.plannedOutcomeExample],
  PlannedRows: [life.plannedRowsExample],
  PlannedRequest: [life.plannedRequestExample],
  ProposalCount: [{ open: 2 }],
  ProposalOutcome: [{ id: 7, state: 'accepted', completed: true }],
  ProposedRows: [life.proposedRowsExample],
  ProposeFunctionRequest: [{ function_id: 41 }],
  UpdatePreview: [life.updatePreviewExample],
  UpdatesPreview: [life.updatesPreviewExample],
  JournalEntry: [life.journalEntryExample],
  Replay: [life.replayExample],
  OutlookTotals: [life.outlookTotalsExample],
  GridOutlookHead: [life.outlookHeadExample],
  GridAnnouncement: [{ annonce: life.outlookHeadExample }],
  OutlookRow: [life.outlookRowExample],
  GridOutlook: [{ ...life.outlookHeadExample, lignes: [life.outlookRowExample] }],
  ProposeWageRequest: [wageExample],
  ConfirmWageRequest: [{ effective_on: wageExample.effective_on, month: wageExample.month, falls: 27 }],
  OneRowRequest: [{ version: 2 }],
  ManyRowsRequest: [{ ids: [18, 19, 20] }],
  DeleteManyRequest: [{ ids: [18, 19, 20], versions: [3, 5, 2] }],
  DuplicateRequest: [{ profile_name: 'Dupont Camille', version: 2 }],
  VersionedRowsRequest: [{ ids: [18, 19, 20], versions: [3, 5, 2] }],
  ChangeOneRequest: [{ valor_visa: 4, version: 2 }],
  ChangeManyRequest: [{ ids: [18, 19, 20], data: { valor_visible: 0 } }],
  AnniversaryRequest: [{ valor_id: 18, version: 2 }],
  Figures: [figuresExample],
  Coherence: [valuations.coherenceExample],
  Costs: [costsExample],
  Reference: [referenceExample],
  PublicReference: [{ ...publicReferenceExample, smic_mayotte: null }],
  GridChange: [gridChangeExample],
  GridStep: [
    {
      grid_id: 2,
      effective_on: '2024-09-01',
      confirmed: false,
      a_venir: false,
      previous_on: '2023-08-01',
      changes: [gridChangeExample],
    },
  ],
  LeftWordRequest: [{ mot: 'factotum' }],
  LeftWordCounted: [{ compte: true }],
  AddLeftWordRequest: [{ function_id: 44, name: 'factotum' }],
  FoundFunction: [
    { metier_id: 25, metier_title: 'Infirmier', found_by: 'infirmier scolaire', confident: true },
    { metier_id: 0, metier_title: 'Autre fonction', found_by: null, confident: false },
  ],
  NamedFunction: [{ metier_id: 25, noms: ['infirmier scolaire', 'infirmerie'] }],
  PrepareGridRequest: [{ title: 'Négociation de 2027', effective_on: '2027-01-01' }],
  PrepareAmountsRequest: [
    { title: 'Négociation de 2027', effective_on: '2027-01-01', point_value: 21.1, branch_floor: 1060 },
  ],
  EditGridRequest: [{ version: 2, parts: { catpars: [{ catpar_id: 1, catpar_title: 'Formation' }] } }],
  DiscardGridRequest: [{ version: 2 }],
  GridDocument: [gridDocumentExample],
  GridProblem: [gridProblemExample],
  WholeGrid: [wholeGridExample],
  AskGridPublication: [{ version: 4, takes_force_at: '2027-01-01T00:00', announce: true }],
  ConfirmGridPublication: [{ publication_id: 1, user_password: 'Orchidee-2026' }],
  CancelGridPublication: [{ publication_id: 1 }],
  WithdrawGrid: [{ reason: 'La valeur du point est fausse.' }],
  Estimate: [valuations.estimateExample],
  ReferenceWithValuations: [memberReferenceExample],
  ExportChosenRequest: [{ ids: [12, 13], format: 'xlsx' }],
  Job: [{ job_id: 17, state: 'active', progress: 10 }],
  PrintedPage: [{ title: 'Fiche de poste', html: '<!doctype html>…' }],
  JobSheet: [jobSheetExample],
  JobSheetVersion: [jobSheetVersionExample],
  ProfileWithSheet: [valuations.savedProfileExample],
  PaidAmount: [valuations.paidAmountExample],
  PersonArrears: [valuations.arrearsExample],
  EnterPaidAmountRequest: [
    { verse_du: '2026-09-01', verse_unite: 'mois', verse_base: 1540, verse_autres: { bonus: 60 } },
  ],
  RemovePaidAmountRequest: [{ version: 1 }],
  ProfileNote: [valuations.profileNoteExample],
  AddProfileNoteRequest: [{ note_text: valuations.profileNoteExample.note_text, note_date: '2026-11-16' }],
  ChangeProfileNoteRequest: [{ note_text: valuations.profileNoteExample.note_text, version: 1 }],
  DeleteProfileNoteRequest: [{ version: 1 }],
  JobDescription: [
    {
      criteres: [criterionExample],
      valors: [valuations.valuationDetailExample],
      profile: valuations.savedProfileExample,
      params: [paramExample],
      sheet: jobSheetExample,
    },
  ],
  Retention: [{ months: 36, warning_days: 30 }],
  ImportPreview: [importPreviewExample],
  Import: [importExample],
  UndoImportRequest: [{ modifiees: 1 }],
  ImportDetail: [importDetailExample],
  Status: [
    {
      maintenance: false,
      message: '',
      grid: { grid_id: 2, effective_on: '2024-09-01', confirmed: false, point_value: 20.8 },
      player: { url: 'https://www.youtube-nocookie.com/embed/', default: 'aqz-KE-bpKQ' },
      identity: {
        name: 'Employeurs des campagnes',
        site_name: 'Valorisation',
        short_name: 'Employeurs',
        logo: null,
        act_color: '#1f7a4d',
        accent_color: '#a34a1e',
        not_found_title: '',
        not_found_text: '',
        maintenance_title: '',
        maintenance_text: '',
        links: [],
      },
      menus: { header: [{ label: 'FAQ', href: '#/faq' }], information: [], tool: [], legal: [] },
      contact: { email: 'contact@valorisation.example', phone: '01 23 45 67 89', website: '', postal: [] },
      writing: true,
      printing: true,
      version: '0.1.0',
    },
  ],
  ...accountExamples,
  ...openedAccountExamples,
  PayableFunction: [
    {
      valor_id: 12,
      profile_id: 7,
      profile_name: 'Bernard Lucie',
      matricule: '00187',
      metier_title: 'Agent de service',
      valor_c0: 80,
      verse_unite: 'mois' as const,
      a_verser: 1493.62,
      verse: 1540,
    },
  ],
  EnterPaidAmountsRequest: [
    { montants: [{ valor_id: 12, verse_du: '2026-10-01', verse_unite: 'mois', verse_base: 1540 }] },
  ],
  EnteredPaidAmounts: [{ enregistres: 1 }],
  ...payrollExamples,
  ...transferExamples,
  ...contentExamples,
  ...directoryExamples,
  ...gridProofExamples,
  ...staffMessageExamples,
};
