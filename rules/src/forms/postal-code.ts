/** The department of a French postal address. */

/** In Corsica postal codes begin with 20. Those of the south begin with 200 or 201. */
function corsican(code: string): string {
  return /^20[01]/.test(code) ? '2A' : '2B';
}

/**
 * The department of the last postal code in an address: '35', '2A', '976'. The numbers of overseas departments have
 * three digits. Null when the address has no postal code.
 */
export function departmentOf(address: string): string | null {
  const code = address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1);
  if (code === undefined || code.startsWith('00')) return null;
  if (code.startsWith('20')) return corsican(code);
  return /^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2);
}
