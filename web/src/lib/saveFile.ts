/** Lets the browser save a text as a file of that name; signs that file names do not like become hyphens. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
