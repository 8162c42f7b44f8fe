/** A file that another page has taken for the import. A page of the tool cannot pass it on in an address. */
let handed: File | null = null;

export function handOver(file: File): void {
  handed = file;
}

/** The file, once. */
export function takeHanded(): File | null {
  const file = handed;
  handed = null;
  return file;
}
