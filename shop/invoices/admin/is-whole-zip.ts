/** The record that ends a ZIP file without a comment. */
const endBytes = 22;
const endMark = [0x50, 0x4b, 0x05, 0x06];

/** Returns whether a ZIP file has its end. A proxy may close a broken download as if it was whole. */
export async function isWholeZip(file: Blob): Promise<boolean> {
  const end = new Uint8Array(await file.slice(-endBytes).arrayBuffer());
  return end.length === endBytes && endMark.every((byte, at) => end[at] === byte);
}
