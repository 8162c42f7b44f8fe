/** The sections of a version's page that links lead to. */

export type Place = 'publication' | 'preuve';

export const atPlace = (page: string, place: Place): string => `${page}#${place}`;
export const isAt = (hash: string, place: Place): boolean => hash === atPlace('', place);
