import type { ContentPageText } from './contentPage';

/** Default text of the FAQ. */
export const faq: ContentPageText = {
  intro: 'Les questions que les établissements posent le plus souvent sur le classement et sur l’outil.',
  sections: [
    {
      title: 'Le montant',
      questions: [
        {
          question: 'Le montant affiché est-il le salaire à verser\u00a0?',
          answer: [
            'Le montant «\u00a0à verser au moins\u00a0» est un minimum brut\u00a0: l’employeur peut verser davantage, jamais moins. Il tient compte du Smic et du minimum de la branche.',
          ],
        },
        {
          question: 'Pourquoi une fonction apparaît-elle «\u00a0sous le minimum\u00a0»\u00a0?',
          answer: [
            'Son indice est inférieur au seuil de la grille en vigueur. Le montant «\u00a0à verser au moins\u00a0» est alors relevé au Smic ou au minimum de la branche. Vérifiez aussi les degrés retenus.',
          ],
        },
        {
          question: 'Comment montrer à une personne d’où vient son montant\u00a0?',
          answer: [
            'Ouvrez le résultat de sa valorisation\u00a0: chaque ligne du calcul s’ouvre sur la règle et l’article de la convention qui l’expliquent. Le PDF reprend ces lignes.',
          ],
        },
        {
          question: 'Pourquoi certains montants portent-ils «\u00a0/\u00a0h\u00a0»\u00a0?',
          answer: [
            'Les enseignantes et enseignants-formateurs peuvent être payés à l’heure de face-à-face. Ce montant n’entre pas dans le total mensuel du profil.',
          ],
        },
      ],
    },
    {
      title: 'Les valorisations',
      questions: [
        {
          question: 'Que signifient les statuts\u00a0?',
          answer: [
            '«\u00a0En cours\u00a0»\u00a0: le classement n’est pas terminé. «\u00a0À jour\u00a0»\u00a0: le montant est calculé. «\u00a0En attente de mise à jour\u00a0»\u00a0: une nouvelle grille a changé les valeurs. «\u00a0À refaire\u00a0»\u00a0: la fonction ou un degré choisi n’existe plus dans la nouvelle grille. «\u00a0Inactif\u00a0»\u00a0: la valorisation est archivée.',
          ],
        },
        {
          question: 'Que se passe-t-il si je m’interromps\u00a0?',
          answer: [
            'Chaque réponse est enregistrée. Vous reprenez au même critère depuis «\u00a0Vos valorisations\u00a0».',
          ],
        },
        {
          question: 'La fonction que je cherche n’est pas dans la grille. Que faire\u00a0?',
          answer: [
            'Choisissez «\u00a0Classer une autre fonction\u00a0», écrivez son intitulé et sa catégorie. Tous les critères de la catégorie vous sont alors demandés.',
          ],
        },
      ],
    },
    {
      title: 'Les comptes',
      questions: [
        {
          question: 'Qui voit les valorisations de mon établissement\u00a0?',
          answer: [
            'Le compte principal voit tout. Un compte associé voit les valorisations visibles et celles qu’il a créées. Aucun autre établissement n’y a accès.',
          ],
        },
        {
          question: 'Je n’ai pas reçu le message d’activation.',
          answer: [
            'Regardez parmi les courriers indésirables. S’il n’y est pas, votre demande n’est peut-être pas encore acceptée\u00a0: écrivez à l’organisation des employeurs.',
          ],
        },
      ],
    },
  ],
};
