/** Why a file is refused: a spreadsheet, or an upload to the media library. Part of the catalogue of fields. */
export const fileRefusals = {
  fichier_vide: 'Ce fichier est vide. Partez du modèle\u00a0: des en-têtes, puis une ligne par valorisation.',
  fichier_sans_ligne: 'Ce fichier ne contient aucune ligne sous ses en-têtes. Ajoutez-y une ligne par valorisation.',
  fichier_illisible: 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau depuis votre tableur.',
  fichier_guillemet:
    'Un guillemet est mal placé à la ligne {ligne} de ce fichier. Retirez-le, ou enregistrez le fichier de nouveau depuis votre tableur.',
  fichier_inconnu:
    'Ce fichier n’est ni un classeur XLSX ou ODS, ni un fichier CSV. Enregistrez-le dans l’un de ces formats.',
  fichier_format:
    'Ce fichier est au format {format}, qui n’est pas lu. Ouvrez-le dans votre tableur, enregistrez-le ou exportez-le au format XLSX, puis choisissez le nouveau fichier.',
  fichier_encodage:
    'Les accents de ce fichier sont codés comme sous MS-DOS. Enregistrez-le au format XLSX ou «\u00a0CSV UTF-8\u00a0», puis choisissez-le à nouveau.',
  fichier_json: 'Ce fichier n’est pas une grille au format JSON. Partez du fichier exporté d’une version.',
  fichier_protege: 'Ce classeur est protégé par un mot de passe. Enregistrez-le en XLSX, sans mot de passe.',
  fichier_trop_grand: 'Ce fichier est trop volumineux\u00a0: 5\u00a0Mo au plus, 5\u00a0000\u00a0lignes au plus.',
  fichier_trop_lourd:
    'Ce fichier demande trop de temps ou de mémoire pour être lu. Enregistrez-le de nouveau depuis votre tableur, sans mise en forme, ou divisez-le en plusieurs fichiers.',
  export_trop_lourd:
    'Ce fichier demande trop de temps ou de mémoire pour être écrit. Filtrez la liste pour en exporter une partie à la fois.',
  fichier_colonnes: 'Ce fichier dépasse {max} colonnes. Supprimez celles dont l’import n’a pas besoin.',
  fichier_lignes: 'Ce fichier dépasse {max} lignes. Divisez-le en plusieurs fichiers.',
  fichier_lignes_vides:
    'Ce fichier a plus de {max} lignes, vides pour la plupart. Supprimez les lignes vides sous votre tableau, enregistrez-le, puis réessayez.',
  media_vide: 'Ce fichier est vide.',
  media_format:
    'Ce format n’est pas accepté. Images\u00a0: JPEG, PNG, WebP, GIF ou AVIF. Documents\u00a0: PDF, DOCX, XLSX, ODT, ODS, CSV ou TXT.',
  media_pas_image: 'Ce fichier n’est pas une image. Choisissez un fichier JPEG, PNG, WebP, GIF ou AVIF.',
  media_pas_document: 'Ce fichier est une image. Choisissez un document PDF, DOCX, XLSX, ODT, ODS, CSV ou TXT.',
  media_svg: 'Une image SVG peut contenir du code. Enregistrez-la en PNG ou en WebP.',
  media_illisible: 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau, puis déposez-le.',
  media_taille: 'Ce fichier est trop volumineux\u00a0: 10\u00a0Mo au plus pour une image, 25\u00a0Mo pour un document.',
  media_points:
    'Cette image compte trop de points\u00a0: 40\u00a0millions au plus, soit 8\u00a0000 sur 5\u00a0000. Réduisez-la.',
  media_deplie:
    'Une fois déplié, ce document est trop volumineux. Enregistrez-le de nouveau avec des images plus légères.',
  media_macros: 'Ce document contient des macros. Enregistrez-le sans macros.',
  media_programme:
    'Ce PDF contient un script ou lance un programme. Enregistrez-le sans script, ou imprimez-le vers un nouveau PDF.',
  media_protege: 'Ce document est protégé par un mot de passe ou d’un ancien format. Enregistrez-le sans mot de passe.',
  media_infecte:
    'L’antivirus a reconnu un programme malveillant dans ce fichier. Ne l’ouvrez pas, et prévenez votre service informatique.',
  media_trop_lourd:
    'Ce fichier demande trop de temps ou de mémoire pour être lu. Enregistrez-le de nouveau, plus léger.',
  media_absent: 'Ce fichier n’est pas dans la médiathèque. Choisissez-en un autre.',
} as const;
