import { extractText } from 'unpdf';

/** All the words of a PDF, its lines joined by spaces. */
export async function readPdf(file: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
