let handed: readonly File[] = [];

/** Files that were dropped on another screen, for the workshop to look at. */
export function handOver(files: readonly File[]): void {
  handed = files;
}

/** Takes them; nobody else gets them. */
export function takeHanded(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
