/** First names and family names before which an H is not silent, as usage has it. */
const BREATHED_H = /^(?:ha(?!drien|rmonie)|hei|hoa|hol|hong|hou|hua|hugues|hussein|hun)/;

/**
 * "de" before a name, elided where one says it so: "d’Élise", "d’Hélène", "d’Yves", "de Yannick", "de Hassan".
 * @param name as it is shown
 */
export function de(name: string): string {
  const plain = name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isSilent = plain.startsWith('h') ? !BREATHED_H.test(plain) : /^(?:[aeiouœæ]|y(?![aeiou]))/.test(plain);
  return isSilent ? `d’${name}` : `de ${name}`;
}
