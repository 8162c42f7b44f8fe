import { gridRefusals } from './grid-refusals.js';
import { staffRefusals } from './staff-refusals.js';
import { fillMessage, type MessageParams } from './fill-message.js';

/** The API's refusals: stable code, HTTP status, French message. `{name}` stands for the parameter with that name. */
interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

export const errorCatalogue = {
  requete_malformee: { status: 400, message: 'La demande n’a pas pu être lue. Vérifiez les informations saisies.' },
  no_departement: { status: 400, message: 'Indiquez le département dont vous cherchez les établissements.' },
  session_absente: { status: 401, message: 'Votre session a pris fin. Connectez-vous pour continuer.' },
  identifiants_invalides: { status: 401, message: 'Adresse e-mail ou mot de passe incorrect.' },
  identification_expiree: {
    status: 401,
    message: 'Le délai pour saisir le code est passé. Connectez-vous de nouveau.',
  },
  lien_invalide: { status: 401, message: 'Ce lien n’est pas valable. Vérifiez que vous l’avez repris en entier.' },
  lien_utilise: { status: 401, message: 'Ce lien a déjà servi.' },
  lien_remplace: {
    status: 401,
    message: 'Un lien plus récent vous a été envoyé. Ouvrez celui du dernier message reçu.',
  },
  lien_expire: { status: 401, message: 'Ce lien a expiré. Demandez-en un nouveau.' },
  acces_refuse: { status: 403, message: 'Votre compte ne permet pas cette action.' },
  compte_non_active: { status: 403, message: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.' },
  second_facteur_requis: {
    status: 403,
    message: 'Votre compte demande un code à chaque connexion. Configurez-le pour continuer.',
  },
  acces_non_accorde: {
    status: 403,
    message:
      'Cet établissement ne donne pas accès à ses noms et à ses textes, ou cet accès a pris fin. Sa direction peut l’accorder pour 7\u00a0jours.',
  },
  introuvable: { status: 404, message: 'Cet élément n’existe pas ou n’est plus disponible.' },
  etablissement_inconnu: {
    status: 404,
    message: 'Ce numéro SIRET ne figure pas au registre public. Saisissez le nom et l’adresse de l’établissement.',
  },
  methode_refusee: { status: 405, message: 'Cette opération n’est pas proposée ici.' },
  version_perimee: {
    status: 409,
    message: 'Cet élément a été modifié entre-temps. Rechargez la page puis reprenez votre modification.',
  },
  transition_refusee: {
    status: 409,
    message: 'Cette action n’est pas possible dans l’état actuel de la valorisation.',
  },
  archivage_definitif: {
    status: 409,
    message: 'Cet archivage ne peut plus être annulé. Désarchivez la valorisation pour la retrouver.',
  },
  anciennete_appliquee: {
    status: 409,
    message: 'Le montant de cette valorisation est déjà calculé à l’ancienneté du jour.',
  },
  sans_effet: { status: 409, message: 'Cette valorisation est déjà dans l’état demandé.' },
  fonction_deja_choisie: {
    status: 409,
    message: 'Cette valorisation a déjà une fonction de la grille\u00a0: la proposition ne la concerne plus.',
  },
  proposition_close: { status: 409, message: 'Cette proposition a déjà reçu une réponse ou a été retirée.' },
  proposition_ouverte: {
    status: 409,
    message:
      'Une autre fonction est déjà proposée pour ces valorisations. Retirez cette proposition avant d’en faire une nouvelle.',
  },
  fonction_deja_refusee: {
    status: 409,
    message: 'Cette fonction a déjà été refusée pour toutes les valorisations qui portent ce titre.',
  },
  valorisation_incomplete: {
    status: 409,
    message: 'Cette valorisation n’est pas encore calculée. Terminez le classement pour obtenir le document.',
  },
  classement_non_calcule: {
    status: 409,
    message: 'Cette valorisation n’a pas encore de montant. Terminez le classement puis recommencez.',
  },
  criteres_manquants: {
    status: 409,
    message: 'Il reste des critères à renseigner avant le calcul\u00a0: {criteres}.',
  },
  profil_non_vide: {
    status: 409,
    message: 'Ce profil a encore des valorisations. Supprimez-les d’abord.',
  },
  profil_sans_fonction: {
    status: 409,
    message: 'Ce profil n’a aucune fonction active. Classez ou désarchivez une fonction pour obtenir ce document.',
  },
  calcul_divergent: {
    status: 409,
    message: 'Les montants affichés ne correspondent plus au calcul. Rechargez la page puis recommencez.',
  },
  acces_deja_accorde: {
    status: 409,
    message: 'Cet accès est déjà accordé. Rechargez la page pour voir jusqu’à quand.',
  },
  compte_deja_active: { status: 409, message: 'Ce compte est déjà activé. Connectez-vous.' },
  second_facteur_actif: { status: 409, message: 'La connexion demande déjà un code pour ce compte.' },
  second_facteur_absent: { status: 409, message: 'La connexion ne demande pas de code pour ce compte.' },
  dernier_administrateur: {
    status: 409,
    message: 'Il doit rester au moins une personne active dans l’administration. Rien n’a changé.',
  },
  suppression_absente: { status: 409, message: 'Aucune suppression n’est prévue pour ce compte.' },
  associe_deja_actif: {
    status: 409,
    message: 'Cette personne a déjà activé son compte\u00a0: il n’y a plus d’invitation à renvoyer.',
  },
  passation_impossible: {
    status: 409,
    message: 'Le compte principal ne se transmet qu’à un compte actif. Rien n’a changé.',
  },
  apercu_perime: {
    status: 409,
    message: 'Vos données ou la grille ont changé depuis l’aperçu. Relisez l’aperçu puis confirmez de nouveau.',
  },
  import_annule: { status: 409, message: 'Cet import a déjà été annulé.' },
  ...staffRefusals,
  ...gridRefusals,
  encore_utilise: { status: 409, message: 'Cet élément sert encore ailleurs. Retirez-le d’abord de là où il sert.' },
  conflit: { status: 409, message: 'Une autre modification est en cours. Recommencez dans un instant.' },
  corps_trop_grand: { status: 413, message: 'Les informations envoyées sont trop volumineuses.' },
  type_non_accepte: { status: 415, message: 'Ce format n’est pas accepté.' },
  donnees_invalides: { status: 422, message: 'Certaines informations sont à corriger.' },
  trop_de_tentatives: { status: 429, message: 'Trop de tentatives. Réessayez dans {attente}.' },
  trop_de_demandes: {
    status: 429,
    message: 'Plusieurs de vos demandes sont encore en cours. Attendez que l’une d’elles se termine, puis réessayez.',
  },
  rendu_impossible: {
    status: 500,
    message: 'Le document n’a pas pu être préparé. Rien n’est perdu\u00a0: relancez le téléchargement.',
  },
  erreur_interne: {
    status: 500,
    message: 'Une erreur est survenue de notre côté. Vos données enregistrées sont conservées.',
  },
  registre_indisponible: {
    status: 503,
    message:
      'Le registre public des entreprises ne répond pas pour le moment. Saisissez le nom et l’adresse de l’établissement.',
  },
  annuaire_indisponible: { status: 503, message: 'L’annuaire ne répond pas pour le moment. Réessayez plus tard.' },
  files_indisponibles: {
    status: 503,
    message:
      'Les files de travaux ne répondent pas pour le moment. Aucun travail n’est perdu\u00a0: réessayez dans quelques instants.',
  },
  maintenance_en_cours: {
    status: 503,
    message:
      'L’outil est en maintenance et sera réactivé prochainement. Votre modification n’a pas été enregistrée.{message}',
  },
  service_indisponible: {
    status: 503,
    message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The words for each thing, for codes that serve several things. */
export const subjectCatalogue = {
  introuvable: {
    valuation: 'Cette valorisation n’existe pas ou n’est plus disponible.',
    person: 'Cette personne n’existe pas ou n’est plus disponible.',
    account: 'Ce compte n’existe pas ou n’est plus disponible.',
    establishment: 'Cet établissement n’existe pas ou n’est plus disponible.',
    request: 'Cette demande de compte n’existe pas ou n’est plus disponible.',
    session: 'Cette session n’existe pas ou a déjà pris fin.',
    handover: 'Aucune transmission du compte principal n’est en attente.',
    access: 'Aucun accès n’est accordé à l’organisation des employeurs.',
    mail: 'Ce message n’existe pas ou n’est plus disponible.',
    message: 'Ce message n’existe pas ou n’est plus conservé.',
    answerTemplate: 'Ce modèle de réponse n’existe pas ou n’est plus disponible.',
    document: 'Ce document n’existe pas ou n’est plus disponible.',
    grid: 'Cette grille n’existe pas ou n’est pas publiée.',
    gridCase: 'Ce cas n’existe pas ou n’est plus disponible.',
    freeFunction: 'Ce titre n’est plus utilisé par assez d’établissements pour être montré.',
    wageProposal: 'Ce montant du Smic n’est pas proposé, ou ne l’est plus.',
    proposal: 'Cette proposition n’existe pas ou n’est plus disponible.',
    import: 'Cet import n’existe pas ou n’est plus disponible.',
    setting: 'Ce réglage n’existe pas ou n’est plus proposé.',
    page: 'Cette page n’existe pas ou n’est plus publiée.',
    article: 'Cet article n’existe pas ou n’est plus publié.',
    theme: 'Ce thème n’existe pas ou n’est plus publié.',
    video: 'Cette vidéo n’existe pas ou n’est plus publiée.',
    job: 'Ce travail n’existe pas ou n’est plus conservé.',
    media: 'Ce fichier n’existe pas ou n’est plus dans la médiathèque.',
  },
  version_perimee: {
    valuation: 'Cette valorisation a été modifiée entre-temps. Rechargez-la puis reprenez votre modification.',
    person:
      'Le nom ou la fiche de poste de cette personne a été modifié entre-temps. Rechargez la page puis reprenez votre modification.',
    message: 'Une autre personne vient d’agir sur cette conversation. Rechargez-la puis reprenez votre réponse.',
    grid: 'Une autre personne a enregistré ce brouillon entre-temps. Votre saisie reste à l’écran\u00a0: comparez-la à la version enregistrée avant de continuer.',
    answerTemplate: 'Ce modèle a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
    setting: 'Ce réglage a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>;

export type Subject = keyof (typeof subjectCatalogue)['introuvable'];

/** The French message of a refusal, with the words for its thing if the catalogue has them. */
export function refusalMessage(
  code: ErrorCode,
  { subject, params }: { readonly subject?: Subject; readonly params?: MessageParams } = {},
): string {
  const words: Partial<Record<ErrorCode, Partial<Record<Subject, string>>>> = subjectCatalogue;
  const ofSubject = subject === undefined ? undefined : words[code]?.[subject];
  return fillMessage(ofSubject ?? errorCatalogue[code].message, params);
}

/** For a code stored by this version or an older one. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
