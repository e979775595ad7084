import { extractText } from 'unpdf';

/** Returns the text of a PDF, with lines joined by spaces. */
export async function readPdf(file: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
