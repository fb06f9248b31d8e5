/** A name as it is compared: `Sleep (Water)`, `sleep` and `SLEEP` are the same to whoever asks for it. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ \([^)]*\)$/, '')
    .replace(/[’']/g, '')
    .replaceAll('-', ' ');
