import { gridRefusals } from './grid-refusals.js';
import { staffRefusals } from './staff-refusals.js';

type MessageParams = Readonly<Record<string, string | number>>;

/** The API's refusals: stable code, HTTP status, French message. `{name}` stands for the parameter with that name. */
interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

const answered = <Code extends string>(status: number, messages: Readonly<Record<Code, string>>) =>
  Object.fromEntries(
    Object.entries<string>(messages).map(([code, message]) => [code, { status, message }]),
  ) as Readonly<Record<Code, CatalogueEntry>>;

export const errorCatalogue = {
  ...answered(400, {
    requete_malformee: 'La demande n’a pas pu être lue. Vérifiez les informations saisies.',
    no_departement: 'Indiquez le département dont vous cherchez les établissements.',
  }),
  ...answered(401, {
    session_absente: 'Votre session a pris fin. Connectez-vous pour continuer.',
    cle_refusee: 'Cette clé n’est pas valable\u00a0: elle a été révoquée, ou recopiée en partie.',
    identifiants_invalides: 'Adresse e-mail ou mot de passe incorrect.',
    identification_expiree: 'Le délai pour saisir le code est passé. Connectez-vous de nouveau.',
    lien_invalide: 'Ce lien n’est pas valable. Vérifiez que vous l’avez repris en entier.',
    lien_utilise: 'Ce lien a déjà servi.',
    lien_remplace: 'Un lien plus récent vous a été envoyé. Ouvrez celui du dernier message reçu.',
    lien_expire: 'Ce lien a expiré. Demandez-en un nouveau.',
  }),
  ...answered(403, {
    acces_refuse: 'Votre compte ne permet pas cette action.',
    compte_non_active: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
    second_facteur_requis: 'Votre compte demande un code à chaque connexion. Configurez-le pour continuer.',
    acces_non_accorde:
      'Cet établissement ne donne pas accès à ses noms et à ses textes, ou cet accès a pris fin. Sa direction peut l’accorder pour 7\u00a0jours.',
  }),
  ...answered(404, {
    introuvable: 'Cet élément n’existe pas ou n’est plus disponible.',
    etablissement_inconnu:
      'Ce numéro SIRET ne figure pas au registre public. Saisissez le nom et l’adresse de l’établissement.',
  }),
  ...answered(405, {
    methode_refusee: 'Cette opération n’est pas proposée ici.',
  }),
  ...answered(409, {
    version_perimee: 'Cet élément a été modifié entre-temps. Rechargez la page puis reprenez votre modification.',
    transition_refusee: 'Cette action n’est pas possible dans l’état actuel de la valorisation.',
    archivage_definitif: 'Cet archivage ne peut plus être annulé. Désarchivez la valorisation pour la retrouver.',
    anciennete_appliquee: 'Le montant de cette valorisation est déjà calculé à l’ancienneté du jour.',
    sans_effet: 'Cette valorisation est déjà dans l’état demandé.',
    fonction_deja_choisie:
      'Cette valorisation a déjà une fonction de la grille\u00a0: la proposition ne la concerne plus.',
    transfert_clos: 'Ce transfert est clos, a pris fin ou attend une autre réponse. Rechargez la page.',
    transfert_ouvert: 'Un transfert entre ces deux établissements est déjà en cours.',
    grille_en_reprise:
      'Les valorisations passent en ce moment à la nouvelle grille. Confirmez le transfert dans quelques minutes.',
    proposition_close: 'Cette proposition a déjà reçu une réponse ou a été retirée.',
    proposition_ouverte:
      'Une autre fonction est déjà proposée pour ces valorisations. Retirez cette proposition avant d’en faire une nouvelle.',
    fonction_deja_refusee: 'Cette fonction a déjà été refusée pour toutes les valorisations qui portent ce titre.',
    valorisation_incomplete:
      'Cette valorisation n’est pas encore calculée. Terminez le classement pour obtenir le document.',
    classement_non_calcule: 'Cette valorisation n’a pas encore de montant. Terminez le classement puis recommencez.',
    criteres_manquants: 'Il reste des critères à renseigner avant le calcul\u00a0: {criteres}.',
    profil_non_vide: 'Cette personne a encore des valorisations. Supprimez-les d’abord.',
    profil_sans_fonction:
      'Cette personne n’a aucune fonction active. Classez ou désarchivez une fonction pour obtenir ce document.',
    calcul_divergent: 'Les montants affichés ne correspondent plus au calcul. Rechargez la page puis recommencez.',
    acces_deja_accorde: 'Cet accès est déjà accordé. Rechargez la page pour voir jusqu’à quand.',
    compte_deja_active: 'Ce compte est déjà activé. Connectez-vous.',
    second_facteur_actif: 'La connexion demande déjà un code pour ce compte.',
    second_facteur_absent: 'La connexion ne demande pas de code pour ce compte.',
    dernier_administrateur: 'Il doit rester au moins une personne active dans l’administration. Rien n’a changé.',
    suppression_absente: 'Aucune suppression n’est prévue pour ce compte.',
    associe_deja_actif: 'Cette personne a déjà activé son compte\u00a0: il n’y a plus d’invitation à renvoyer.',
    passation_impossible: 'Le compte principal ne se transmet qu’à un compte actif. Rien n’a changé.',
    apercu_perime: 'Vos données ou la grille ont changé depuis l’aperçu. Relisez l’aperçu puis confirmez de nouveau.',
    etat_change:
      'Les classements, les montants ou les personnes ont changé depuis cette remise\u00a0: le même fichier ne peut plus être refait.',
    import_annule: 'Cet import a déjà été annulé.',
    ...staffRefusals,
    ...gridRefusals,
    encore_utilise: 'Cet élément sert encore ailleurs. Retirez-le d’abord de là où il sert.',
    conflit: 'Une autre modification est en cours. Recommencez dans un instant.',
  }),
  ...answered(413, {
    corps_trop_grand: 'Les informations envoyées sont trop volumineuses.',
  }),
  ...answered(415, {
    type_non_accepte: 'Ce format n’est pas accepté.',
  }),
  ...answered(422, {
    donnees_invalides: 'Certaines informations sont à corriger.',
  }),
  ...answered(429, {
    trop_de_tentatives: 'Trop de tentatives. Réessayez dans {attente}.',
    trop_de_demandes:
      'Plusieurs de vos demandes sont encore en cours. Attendez que l’une d’elles se termine, puis réessayez.',
  }),
  ...answered(500, {
    rendu_impossible: 'Le document n’a pas pu être préparé. Rien n’est perdu\u00a0: relancez le téléchargement.',
    erreur_interne: 'Une erreur est survenue de notre côté. Vos données enregistrées sont conservées.',
  }),
  ...answered(503, {
    registre_indisponible:
      'Le registre public des entreprises ne répond pas pour le moment. Saisissez le nom et l’adresse de l’établissement.',
    annuaire_indisponible: 'L’annuaire ne répond pas pour le moment. Réessayez plus tard.',
    files_indisponibles:
      'Les files de travaux ne répondent pas pour le moment. Aucun travail n’est perdu\u00a0: réessayez dans quelques instants.',
    maintenance_en_cours:
      'L’outil est en maintenance et sera réactivé prochainement. Votre modification n’a pas été enregistrée.{message}',
    service_indisponible: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  }),
};

export type ErrorCode = keyof typeof errorCatalogue;

/** The words for each thing, for codes that serve several things. */
export const subjectCatalogue = {
  introuvable: {
    valuation: 'Cette valorisation n’existe pas ou n’est plus disponible.',
    person: 'Cette personne n’existe pas ou n’est plus disponible.',
    note: 'Cette note n’existe pas ou n’est plus disponible.',
    amount: 'Ce montant n’existe pas ou n’est plus disponible.',
    account: 'Ce compte n’existe pas ou n’est plus disponible.',
    establishment: 'Cet établissement n’existe pas ou n’est plus disponible.',
    request: 'Cette demande de compte n’existe pas ou n’est plus disponible.',
    session: 'Cette session n’existe pas ou a déjà pris fin.',
    invitation: 'Cette invitation n’existe pas ou n’est plus valable.',
    handover: 'Aucune transmission du compte principal n’est en attente.',
    access: 'Aucun accès n’est accordé à l’organisation des employeurs.',
    mail: 'Ce message n’existe pas ou n’est plus disponible.',
    message: 'Ce message n’existe pas ou n’est plus conservé.',
    campaign: 'Cette campagne n’existe pas ou n’est plus disponible.',
    notice: 'Ce message n’existe pas ou n’est plus conservé.',
    answerTemplate: 'Ce modèle de réponse n’existe pas ou n’est plus disponible.',
    document: 'Ce document n’existe pas ou n’est plus disponible.',
    grid: 'Cette grille n’existe pas ou n’est pas publiée.',
    gridCase: 'Ce cas n’existe pas ou n’est plus disponible.',
    freeFunction: 'Ce titre n’est plus utilisé par assez d’établissements pour être montré.',
    leftWord: 'Ce mot n’est plus dans la liste.',
    functionName: 'Ce nom n’existe pas ou n’est plus disponible.',
    functionSheet: 'Ces propositions n’existent pas ou ne sont plus disponibles.',
    wageProposal: 'Ce montant du Smic n’est pas proposé, ou ne l’est plus.',
    transfer: 'Ce transfert n’existe pas ou n’est plus disponible.',
    proposal: 'Cette proposition n’existe pas ou n’est plus disponible.',
    import: 'Cet import n’existe pas ou n’est plus disponible.',
    receipt: 'Cette remise à la paie n’existe pas ou n’est plus disponible.',
    key: 'Cette clé n’existe pas ou a déjà été révoquée.',
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
    note: 'Cette note a été modifiée entre-temps. Rechargez la page puis reprenez votre modification.',
    amount: 'Ce montant a été modifié entre-temps. Rechargez la page puis reprenez votre modification.',
    message: 'Une autre personne vient d’agir sur cette conversation. Rechargez-la puis reprenez votre réponse.',
    grid: 'Une autre personne a enregistré ce brouillon entre-temps. Votre saisie reste à l’écran\u00a0: comparez-la à la version enregistrée avant de continuer.',
    answerTemplate: 'Ce modèle a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
    functionName: 'Ce nom a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
    functionSheet: 'Ces propositions ont été modifiées entre-temps. Rechargez-les puis reprenez votre modification.',
    setting: 'Ce réglage a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
  },
  transfert_clos: {
    transferDone:
      'Ce transfert est déjà fait\u00a0: la direction d’arrivée a confirmé et les personnes ont changé d’établissement.',
    transferRefused: 'L’une des deux directions a refusé ce transfert. Personne n’a changé d’établissement.',
    transferWithdrawn: 'L’organisation des employeurs a retiré ce transfert. Personne n’a changé d’établissement.',
    transferEnded:
      'Ce transfert a pris fin\u00a0: les deux directions ne l’ont pas accepté à temps. Personne n’a changé d’établissement.',
    transferWaits: 'Ce transfert attend maintenant la réponse de l’autre direction. Rechargez la page.',
    transferOfNobody:
      'Aucune des personnes choisies n’est encore dans l’établissement de départ. Refusez ce transfert.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>;

type Subjects = typeof subjectCatalogue;
export type Subject = { [Code in keyof Subjects]: keyof Subjects[Code] }[keyof Subjects];

/** The French message of a refusal, with the words for its thing if the catalogue has them. */
export function refusalMessage(
  code: ErrorCode,
  { subject, params }: { readonly subject?: Subject; readonly params?: MessageParams } = {},
): string {
  const words: Partial<Record<ErrorCode, Partial<Record<Subject, string>>>> = subjectCatalogue;
  const ofSubject = subject === undefined ? undefined : words[code]?.[subject];
  return fillMessage(ofSubject ?? errorCatalogue[code].message, params);
}

/** Fills `{name}` placeholders. A missing parameter is a programming error and stays visible. */
export function fillMessage(message: string, params: MessageParams = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

/** True for a code of the catalogue. The code may come from an older version. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
