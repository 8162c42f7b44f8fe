/** Where the home page has its search. */
export const PLACE_ID = 'recherche-de-fonction';
