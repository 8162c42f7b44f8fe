/** Why acts of staff on members, messages, mails, jobs and content are refused. Part of the catalogue. */
export const staffRefusals = {
  mail_non_envoye: 'Ce message n’est pas encore parti\u00a0: il n’y a rien à renvoyer.',
  mail_a_lien:
    'Ce message contient un lien qui ne sert qu’une fois. Demandez-en un nouveau depuis la page du compte ou de la demande.',
  mail_lien_perime:
    'Le lien de ce message a servi, a expiré ou a été remplacé. Envoyez-en un nouveau depuis la page du compte ou de la demande.',
  mail_oublie: 'Le contenu de ce message n’est plus conservé\u00a0: il ne peut pas repartir.',
  mail_sans_echec: 'Ce message est déjà parti, ou va partir de lui-même.',
  travail_sans_echec: 'Ce travail n’est pas en échec\u00a0: il attend, est en cours ou est terminé.',
  message_clos: 'Cette conversation est close. Rouvrez-la pour continuer.',
  message_ouvert: 'Cette conversation est déjà ouverte.',
  campagne_partie: 'Cette campagne est déjà partie\u00a0: elle ne change plus.',
  campagne_programmee: 'Cet envoi est programmé. Annulez la programmation, puis changez ou envoyez le message.',
  campagne_sans_destinataire: 'Personne ne recevrait ce message. Changez le filtre, puis recommencez.',
  campagne_finie: 'Cet envoi n’est pas en cours. Rechargez la page pour voir son état.',
  demande_traitee: 'Cette demande a déjà reçu une réponse. Rechargez la liste pour voir son état.',
  compte_etat_inchange: 'Ce compte est déjà dans cet état.',
  compte_personnel: 'On ne fait pas cela à son propre compte. Demandez-le à une autre personne de l’administration.',
  compte_deja_suspendu: 'Ce compte est déjà suspendu.',
  compte_pas_suspendu: 'Ce compte n’est pas suspendu.',
  demo_absente: 'Cette installation n’a pas de données de démonstration.',
  demo_en_production:
    'Les données de démonstration ne peuvent pas être remises en service sur une installation de production.',
  compte_pas_active: 'Ce compte n’est pas encore activé\u00a0: la personne n’a pas choisi son mot de passe.',
  compte_en_suppression: 'La suppression de ce compte est prévue\u00a0: il est déjà fermé à la personne.',
  compte_equipe:
    'Ce compte est celui d’une personne de l’équipe. L’administration le suspend ou le rétablit dans Équipe.',
  compte_deja_principal: 'Ce compte est déjà le compte principal de l’établissement.',
  compte_deja_rattache: 'Cette personne a déjà un compte dans cet établissement.',
  etablissement_occupe:
    'Cet établissement a encore des personnes, ou aucun transfert ne l’a vidé\u00a0: il ne peut pas être fermé ici.',
  contenu_non_programme: 'Ce contenu n’est pas programmé, ou sa date est déjà passée.',
  contenu_brouillon: 'Ce contenu est déjà un brouillon.',
  contenu_publie: 'Ce contenu est déjà publié.',
  accueil_public: 'L’accueil reste toujours visible. Modifiez son texte, ou remettez celui d’origine.',
  contenu_archive: 'Ce contenu est déjà archivé.',
  contenu_deja_public:
    'Ce contenu est livré avec l’outil ou a déjà été publié\u00a0: archivez-le au lieu de le supprimer.',
} as const satisfies Readonly<Record<string, string>>;
