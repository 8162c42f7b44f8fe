/** What a person settles in a file of people: doubts about a cell, rows that are left out. Part of the catalogue of fields. */
export const readingRefusals = {
  entetes_introuvables:
    'Ce fichier n’a pas d’en-têtes reconnus. Nommez la colonne des noms («\u00a0Nom\u00a0», «\u00a0Nom et prénom\u00a0») et celle des fonctions («\u00a0Fonction\u00a0», «\u00a0Emploi\u00a0»), ou partez du modèle. En-têtes lus\u00a0: {entetes}.',
  fonction_a_choisir: '«\u00a0{contenu}\u00a0» peut désigner plusieurs fonctions de la grille. Choisissez la bonne.',
  fonction_changee:
    '«\u00a0{avant}\u00a0» dans l’outil, «\u00a0{apres}\u00a0» dans le fichier\u00a0: dites si cette personne a changé de fonction ou si c’est une fonction de plus.',
  nom_partage:
    'Une autre personne a le même nom avec un autre matricule. S’il s’agit de deux personnes, distinguez-les, par exemple par un second prénom.',
  matricule_connu: 'Ce matricule est celui de «\u00a0{nom}\u00a0». Dites s’il s’agit de la même personne.',
  quotite_absente: 'La quotité manque. Indiquez-la\u00a0: rien n’est supposé.',
  quotite_illisible: 'La quotité «\u00a0{contenu}\u00a0» n’est pas comprise. Écrivez par exemple 80\u00a0%.',
  quotite_heures_semaine:
    '«\u00a0{contenu}\u00a0» est un nombre d’heures. La quotité s’écrit en pour cent\u00a0: pour {contenu} par semaine sur 35\u00a0heures, écrivez {voulu}.',
  quotite_heures_mois:
    '«\u00a0{contenu}\u00a0» est un nombre d’heures. La quotité s’écrit en pour cent\u00a0: pour {contenu} par mois sur 151,67\u00a0heures, écrivez {voulu}.',
  quotite_nulle: 'Une quotité nulle ne se classe pas. Indiquez la quotité du contrat.',
  quotite_forfait: '«\u00a0{contenu}\u00a0»\u00a0: un forfait en jours n’a pas d’horaire. Confirmez la quotité.',
  quotite_annuelle:
    '«\u00a0{contenu}\u00a0»\u00a0: les heures de l’année complète dépendent des congés supplémentaires. Confirmez la quotité.',
  quotite_cours:
    '«\u00a0{contenu}\u00a0»\u00a0: des heures de cours ne se comptent pas sur 35\u00a0heures. Indiquez la quotité.',
  quotite_periode: '«\u00a0{contenu}\u00a0» peut compter par semaine ou par mois. Confirmez la quotité.',
  quotite_plus: '«\u00a0{contenu}\u00a0» dépasse le temps plein. Confirmez la quotité.',
  jour_premier: 'Le jour n’est pas écrit\u00a0: le premier du mois est retenu.',
  jour_annee_seule: '«\u00a0{contenu}\u00a0» ne donne que l’année. Indiquez le jour.',
  jour_nombre: '«\u00a0{contenu}\u00a0» est un nombre à la place d’une date. Confirmez la date.',
  jour_duree: '«\u00a0{contenu}\u00a0» est une durée. Indiquez à quel jour elle est comptée, ou la date d’ancienneté.',
  jour_illisible: 'La date «\u00a0{contenu}\u00a0» n’est pas comprise. Écrivez-la au format JJ/MM/AAAA.',
  paye_illisible: 'Le salaire «\u00a0{contenu}\u00a0» n’est pas compris. Il n’est pas repris.',
  paye_negative: 'Le salaire «\u00a0{contenu}\u00a0» est négatif. Il n’est pas repris.',
  paye_trop_haute: 'Le salaire «\u00a0{contenu}\u00a0» dépasse 99\u00a0999\u00a0€. Il n’est pas repris.',
  paye_point: '«\u00a0{contenu}\u00a0» peut se lire avec des milliers ou avec des décimales. Il n’est pas repris.',
  paye_nette: '«\u00a0{contenu}\u00a0» est un salaire net\u00a0: le brut n’est pas connu. Il n’est pas repris.',
  paye_annuelle:
    '«\u00a0{contenu}\u00a0» est un salaire annuel\u00a0: confirmez le montant mensuel. Il n’est pas repris.',
  contrat_passager: 'Contrat «\u00a0{contenu}\u00a0»\u00a0: dites si cette ligne est à reprendre.',
  contrat_suivi: 'Un contrat terminé de la même personne est laissé de côté.',
  contrat_etat:
    '«\u00a0{contenu}\u00a0»\u00a0: un agent payé par l’État ne relève pas de cette grille. Dites si cette ligne est à reprendre.',
  salaires_non_lus:
    'Votre compte ne peut pas voir les montants versés\u00a0: ces colonnes ne sont pas lues\u00a0: {colonnes}.',
  salaires_autre_unite:
    'Salaires donnés par heure pour une fonction payée au mois, ou l’inverse\u00a0: ils ne sont pas repris. Lignes {lignes}.',
  lignes_de_titre: 'Titres, notes et en-têtes répétés, laissés de côté\u00a0: lignes {lignes}.',
  lignes_terminees: 'Contrats terminés, laissés de côté\u00a0: lignes {lignes}.',
} as const;
