/** The text in valor_data for a criterion that asks for a degree but counts none. */
export const NO_DEGREE = 'Aucun degré retenu';
