/** Files that another page has taken for the import. A page of the tool cannot pass them on in an address. */
let handed: readonly File[] = [];

export function handOver(files: readonly File[]): void {
  handed = files;
}

/** The files, once. */
export function takeHanded(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
