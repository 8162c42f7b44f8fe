/** What a row is called until its function is chosen: an amount is never computed under it. */
export const FUNCTION_TO_NAME = 'Fonction à préciser';
