/** The example of each named schema in the API's description. */
import { accountExamples, directoryExamples, staffMessageExamples } from './account.examples.js';
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
import { importDetailExample, importExample, importPreviewExample, jobSheetExample } from './exchange.examples.js';
import * as life from './valuation-life.examples.js';

const figuresExample = {
  jour: '2026-11-21',
  profiles: 1,
  profiles_sous_smic: 1,
  valors: 1,
  sous_smic: 1,
  horaires: 0,
  sans_montant: 0,
  minima: 1785.33,
  a_verser: 1867.02,
  grille_precedente: 0,
  complement_smic: 0,
  quotite: 100,
  statuts: [{ valor_visa: 1, valors: 1 }],
  categories: [{ valor_cat: 0, valors: 1, sous_smic: 1, minima: 1785.33, quotite: 100 }],
  anniversaires: [
    {
      valor_id: 18,
      profile_id: 16,
      profile_name: 'Lucie Bernard',
      metier_title: 'Agent de service',
      valor_visa: 1,
      date: '2027-09-01',
      taux_avant: 1,
      taux_apres: 2,
      echu: false,
    },
  ],
};

const gridChangeExample = {
  theme: 'montants',
  texte: 'La valeur du point passe de 20,59 € à 20,80 € par an.',
  effet: 'hausse',
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
  ToDo: [{ awaiting: 2, redo: 1, anniversaries: 1, under_minimum: 1, unfinished: 3, people: 13 }],
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
  ProfileWithSheet: [valuations.savedProfileExample],
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
      contact: { email: 'contact@valorisation.example', phone: '01 23 45 67 89', website: '', postal: [] },
      writing: true,
      printing: true,
      version: '0.1.0',
    },
  ],
  ...accountExamples,
  ...transferExamples,
  ...contentExamples,
  ...directoryExamples,
  ...gridProofExamples,
  ...staffMessageExamples,
};
