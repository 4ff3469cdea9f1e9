/** Starts a download of `blob`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the address holds the file in memory until it is given back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
