import { fileRefusals } from './file-refusals.js';
import { fillMessage, type MessageParams } from './fill-message.js';

/** The API's refusals: stable code, HTTP status, French message; `{name}` in it stands for the parameter of that name. */
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
  lien_expire: { status: 401, message: 'Ce lien a expiré. Demandez-en un nouveau.' },
  acces_refuse: { status: 403, message: 'Votre compte ne permet pas cette action.' },
  compte_non_active: { status: 403, message: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.' },
  second_facteur_requis: {
    status: 403,
    message: 'Votre compte demande un code à chaque connexion. Configurez-le pour continuer.',
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
  mail_sans_echec: { status: 409, message: 'Ce message n’est pas en échec\u00a0: il est parti ou va partir.' },
  message_clos: { status: 409, message: 'Cette conversation est close. Rouvrez-la pour continuer.' },
  message_ouvert: { status: 409, message: 'Cette conversation est déjà ouverte.' },
  demande_traitee: {
    status: 409,
    message: 'Cette demande a déjà reçu une réponse. Rechargez la liste pour voir son état.',
  },
  compte_deja_active: { status: 409, message: 'Ce compte est déjà activé. Connectez-vous.' },
  second_facteur_actif: { status: 409, message: 'La connexion demande déjà un code pour ce compte.' },
  second_facteur_absent: { status: 409, message: 'La connexion ne demande pas de code pour ce compte.' },
  dernier_administrateur: {
    status: 409,
    message: 'Il doit rester au moins un administrateur actif. Rien n’a changé.',
  },
  compte_etat_inchange: { status: 409, message: 'Ce compte est déjà dans cet état.' },
  compte_personnel: {
    status: 409,
    message: 'On ne fait pas cela à son propre compte. Demandez-le à un autre administrateur.',
  },
  compte_deja_suspendu: { status: 409, message: 'Ce compte est déjà suspendu.' },
  compte_pas_suspendu: { status: 409, message: 'Ce compte n’est pas suspendu.' },
  compte_pas_active: {
    status: 409,
    message: 'Ce compte n’est pas encore activé\u00a0: la personne n’a pas choisi son mot de passe.',
  },
  compte_en_suppression: {
    status: 409,
    message: 'La suppression de ce compte est prévue\u00a0: il est déjà fermé à la personne.',
  },
  compte_propre: { status: 409, message: 'Vous ne pouvez pas suspendre votre propre compte.' },
  compte_deja_principal: { status: 409, message: 'Ce compte est déjà le compte principal de l’établissement.' },
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
  contenu_brouillon: { status: 409, message: 'Ce contenu est déjà un brouillon.' },
  contenu_archive: { status: 409, message: 'Ce contenu est déjà archivé.' },
  encore_utilise: { status: 409, message: 'Cet élément sert encore ailleurs. Retirez-le d’abord de là où il sert.' },
  conflit: { status: 409, message: 'Une autre modification est en cours. Recommencez dans un instant.' },
  corps_trop_grand: { status: 413, message: 'Les informations envoyées sont trop volumineuses.' },
  type_non_accepte: { status: 415, message: 'Ce format n’est pas accepté.' },
  donnees_invalides: { status: 422, message: 'Certaines informations sont à corriger.' },
  trop_de_tentatives: { status: 429, message: 'Trop de tentatives. Réessayez dans {attente}.' },
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

/** What a refusal speaks of, where its code alone serves several things: by the code, the words for each thing. */
export const subjectCatalogue = {
  introuvable: {
    valuation: 'Cette valorisation n’existe pas ou n’est plus disponible.',
    person: 'Cette personne n’existe pas ou n’est plus disponible.',
    account: 'Ce compte n’existe pas ou n’est plus disponible.',
    establishment: 'Cet établissement n’existe pas ou n’est plus disponible.',
    request: 'Cette demande de compte n’existe pas ou n’est plus disponible.',
    session: 'Cette session n’existe pas ou a déjà pris fin.',
    handover: 'Aucune transmission du compte principal n’est en attente.',
    mail: 'Ce message n’existe pas ou n’est plus disponible.',
    message: 'Ce message n’existe pas ou n’est plus conservé.',
    answerTemplate: 'Ce modèle de réponse n’existe pas ou n’est plus disponible.',
    document: 'Ce document n’existe pas ou n’est plus disponible.',
    grid: 'Cette grille n’existe pas ou n’est pas publiée.',
    import: 'Cet import n’existe pas ou n’est plus disponible.',
    setting: 'Ce réglage n’existe pas ou n’est plus proposé.',
    page: 'Cette page n’existe pas ou n’est plus publiée.',
    article: 'Cet article n’existe pas ou n’est plus publié.',
    theme: 'Ce thème n’existe pas ou n’est plus publié.',
    video: 'Cette vidéo n’existe pas ou n’est plus publiée.',
    media: 'Ce fichier n’existe pas ou n’est plus dans la médiathèque.',
  },
  version_perimee: {
    valuation: 'Cette valorisation a été modifiée entre-temps. Rechargez-la puis reprenez votre modification.',
    person:
      'Le nom ou la fiche de poste de cette personne a été modifié entre-temps. Rechargez la page puis reprenez votre modification.',
    message: 'Une autre personne vient d’agir sur cette conversation. Rechargez-la puis reprenez votre réponse.',
    answerTemplate: 'Ce modèle a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
    setting: 'Ce réglage a été modifié entre-temps. Rechargez-le puis reprenez votre modification.',
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>;

export type Subject = keyof (typeof subjectCatalogue)['introuvable'];

/** The French message of a refusal, about the thing that was asked where the catalogue has words for it. */
export function refusalMessage(
  code: ErrorCode,
  { subject, params }: { readonly subject?: Subject; readonly params?: MessageParams } = {},
): string {
  const words: Partial<Record<ErrorCode, Partial<Record<Subject, string>>>> = subjectCatalogue;
  const ofSubject = subject === undefined ? undefined : words[code]?.[subject];
  return fillMessage(ofSubject ?? errorCatalogue[code].message, params);
}

/** Of a code that was stored, by a process of this version or an older one. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/** Messages of refused fields, answered under `fields` of a 422. */
export const fieldCatalogue = {
  obligatoire: 'Cette information est obligatoire.',
  invalide: 'Cette valeur n’est pas valable.',
  inconnu: 'Cette valeur n’existe pas.',
  montant_inconnu: '«\u00a0{noms}\u00a0» ne désigne aucun montant. Noms possibles\u00a0: {connus}.',
  departement_inconnu: 'Ce département n’existe pas. Saisissez son numéro, par exemple 35, 2A ou 974.',
  deja_pris: 'Cette valeur est déjà prise.',
  adresse_invalide: 'Saisissez une adresse e-mail complète, par exemple prenom.nom@exemple.fr.',
  adresse_inchangee: 'C’est déjà l’adresse de votre compte.',
  mot_de_passe_faux: 'Ce mot de passe n’est pas celui de votre compte.',
  code_faux: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  mot_de_passe_inchange: 'Choisissez un mot de passe différent de l’actuel.',
  texte_avec_lien: 'Retirez de ce texte les adresses de sites et de messagerie.',
  consentement: 'Cochez cette case\u00a0: sans votre accord, la demande ne peut pas être envoyée.',
  motif_suspension: 'Indiquez le motif de la suspension\u00a0: il est envoyé à la personne.',
  motif_refus: 'Indiquez le motif du refus\u00a0: il est envoyé à la personne.',
  adresse_prise: 'Cette adresse e-mail est déjà celle d’un compte.',
  adresse_de_la_maison:
    'Cette adresse est déjà celle d’un compte de votre établissement, ou d’une invitation en cours.',
  liens_trop_nombreux: 'Ce message contient plus de {max} liens. Retirez-en pour qu’il soit envoyé.',
  message_trop_long: 'Ce message dépasse 5\u00a0000 caractères. Raccourcissez-le pour qu’il soit envoyé.',
  tri_inconnu: 'Ce tri n’est pas proposé.',
  quotite: 'La quotité est comprise entre 0,01 et 100\u00a0%, avec deux décimales au plus.',
  date_future: 'La date d’ancienneté ne peut pas être dans le futur.',
  fonction_inconnue: 'Cette fonction ne figure pas dans la grille.',
  categorie_fixee: 'La catégorie est fixée par la fonction choisie.',
  categorie_obligatoire: 'Choisissez la catégorie de la fonction.',
  autre_fonction: 'Saisissez l’intitulé de la fonction.',
  conges: 'Le nombre de semaines de congés supplémentaires va de 0 à 6.',
  horaire_refuse: 'La rémunération horaire est réservée aux enseignantes et enseignants-formateurs.',
  forfait_refuse: 'Le forfait en jours est réservé aux cadres.',
  forfait_horaire:
    'Le forfait en jours et la rémunération horaire ne vont pas ensemble\u00a0: choisissez l’un ou l’autre.',
  garantie:
    'La rémunération garantie va de 0,01 à 1\u00a0000\u00a0000\u00a0€ à temps plein, avec deux décimales au plus.',
  critere_inconnu: 'Ce critère ne figure pas dans la grille.',
  degre_inconnu: 'Ce degré n’existe pas pour la catégorie de la fonction.',
  critere_non_concerne: 'La fonction n’est pas concernée par ce critère.',
  critere_concerne: 'Ce critère s’applique à la fonction\u00a0: choisissez un degré.',
  degre_inferieur: 'Un degré inférieur à celui de la fonction n’est admis qu’au degré 1, avec un motif.',
  motif_obligatoire: 'Indiquez le motif du degré capacitaire.',
  critere_manquant: 'Ce critère est à renseigner.',
  profil_obligatoire: 'Choisissez le profil concerné ou saisissez son nom.',
  etat_refuse: 'Ce changement n’est pas proposé.',
  id_inconnu: 'La valorisation n°\u00a0{id} n’existe pas ou n’est plus disponible.',
  id_modifie: 'La valorisation n°\u00a0{id} a été modifiée entre-temps.',
  id_incomplet: 'La valorisation n°\u00a0{id} n’est pas encore calculée.',
  id_sans_fonction: 'La personne de la valorisation n°\u00a0{id} n’a aucune fonction active dans cette sélection.',
  liste_vide: 'Choisissez au moins une valorisation.',
  liste_trop_longue: 'Choisissez au plus {max} valorisations à la fois.',
  texte_trop_long: 'Ce texte dépasse {max} caractères.',
  section_trop_longue: 'Ce texte dépasse 10\u00a0000 caractères. Raccourcissez-le pour qu’il soit enregistré.',
  section_reservee: 'Ce texte reprend une fonction limitée\u00a0: la direction seule le lit et le modifie.',
  ...fileRefusals,
  colonnes_manquantes:
    'Colonnes manquantes\u00a0: {colonnes}. Colonnes du fichier\u00a0: {trouvees}. Partez du modèle pour garder ses en-têtes.',
  colonne_double: 'Chaque colonne ne doit figurer qu’une fois. À garder en un seul exemplaire\u00a0: {colonnes}.',
  fonction_ambigue: 'Plusieurs fonctions portent cet intitulé\u00a0: indiquez le numéro de la fonction.',
  fonction_du_fichier:
    'Cette fonction ne figure pas dans la grille. Reprenez un intitulé ou un numéro de la feuille «\u00a0Fonctions\u00a0» du modèle, ou le numéro 0 pour une autre fonction.',
  fonction_proche: 'Cet intitulé n’est pas dans la grille. Reprenez celui qui convient\u00a0: {fonctions}.',
  diplome_inconnu: 'Ce diplôme n’est pas prévu pour cette fonction. Écrivez {valeurs}.',
  diplome_sans_objet: 'Cette fonction ne tient compte d’aucun diplôme\u00a0: «\u00a0{diplome}\u00a0» n’est pas repris.',
  fonction_differente: 'Le numéro et l’intitulé désignent deux fonctions différentes. Gardez celui qui est juste.',
  anciennete_improbable: 'Cette date donnerait plus de {ans} ans d’ancienneté. Vérifiez l’année.',
  cellule_nombre: 'Écrivez un nombre entier.',
  cellule_montant: 'Écrivez un nombre, avec deux décimales au plus.',
  cellule_choix: 'Écrivez l’une de ces valeurs\u00a0: {valeurs}.',
  grille_inconnue: 'Aucune grille n’est entrée en vigueur à cette date. Laissez vide pour la grille en vigueur.',
  calcul_futur: 'La date de calcul ne peut pas être dans le futur. Laissez vide pour aujourd’hui.',
  visibilite_reservee: 'Seul le compte principal peut limiter une valorisation. Laissez vide.',
} as const satisfies Record<string, string>;

/** Field messages that the specification words come from `@valorisation/rules`; they pass through unchanged. */
export type FieldCode = keyof typeof fieldCatalogue | `texte:${string}`;
