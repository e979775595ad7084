/** A large file arrives in parts of this size, since a request may last 15 seconds. The last part may be smaller. */
export const partBytes = 1024 * 1024;

export function partsOfFile(bytes: number): number {
  return Math.ceil(bytes / partBytes);
}
