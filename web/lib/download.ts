/** Saves text or bytes as a file of the reader's own. */
export function download(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after this returns; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
