/** In valor_data, of a criterion that asks for a degree and counts none. */
export const NO_DEGREE = 'Aucun degré retenu';
