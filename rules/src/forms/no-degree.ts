/** The text in valor_data for a criterion that asks for a degree when no degree counts. */
export const NO_DEGREE = 'Aucun degré retenu';
