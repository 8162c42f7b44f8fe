const LIGATURES: Readonly<Record<string, string>> = { Œ: 'Oe', œ: 'oe', Æ: 'Ae', æ: 'ae' };

/** A download's name for every browser: plain letters first, then the encoded real name (RFC 6266). */
export function contentDisposition(fileName: string): string {
  const spelled = fileName.replace(/[ŒœÆæ]/g, (letter) => LIGATURES[letter] ?? '');
  const plain = spelled.normalize('NFD').replace(/[^\w. -]/g, '');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
