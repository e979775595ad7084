import { inflateRawSync } from 'node:zlib';
import { readPdf } from '#shop/invoices/server/testing.ts';

/** Returns what a person can read in a response: the text of a PDF, and that of each file in a ZIP. */
export async function textOf(media: string | undefined, bytes: Buffer): Promise<string> {
  if (media === 'application/pdf') return readPdf(bytes);
  if (media?.endsWith('spreadsheetml.sheet')) return filesOfZip(bytes).join(' ');
  if (media !== 'application/zip') return bytes.toString('utf8');
  const isPdf = (file: Buffer) => file.subarray(0, 5).toString('latin1') === '%PDF-';
  const readFile = async (file: Buffer) => (isPdf(file) ? readPdf(file) : file.toString('utf8'));
  const texts = await Promise.all(filesOfZip(bytes).map(readFile));
  return texts.join(' ');
}

/** Reads the files by the directory at the end of a ZIP. */
function filesOfZip(zip: Buffer): Buffer[] {
  const files: Buffer[] = [];
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 46)) {
    const [method, packed, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ];
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const content = zip.subarray(from, from + packed);
    files.push(method === 0 ? content : inflateRawSync(content));
  }
  return files;
}
