/** First names and family names with an aspirated H, by French usage. */
const BREATHED_H = /^(?:ha(?!drien|rmonie)|hei|hoa|hol|hong|hou|hua|hugues|hussein|hun)/;

/**
 * The word "de" before a name, elided where French elides it: "d’Élise", "d’Hélène", "d’Yves", "de Yannick", "de
 * Hassan".
 * @param name the name as it is shown
 */
export function de(name: string): string {
  const plain = name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isSilent = plain.startsWith('h') ? !BREATHED_H.test(plain) : /^(?:[aeiouœæ]|y(?![aeiou]))/.test(plain);
  return isSilent ? `d’${name}` : `de ${name}`;
}
