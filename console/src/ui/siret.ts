/** A SIRET is read in four groups: 123 456 789 00012. */
export function groupSiret(siret: string | null): string | null {
  return siret && siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
