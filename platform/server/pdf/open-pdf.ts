import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

type Sheet = {
  title: string;
  author: string;
  size?: string | [width: number, height: number];
  margin?: number;
};

const resolve = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/mukta/${file}`);

/**
 * Opens a PDF with the fonts `plain` and `strong`, which hold ₹, Latin and Devanagari: a PDF has no fallback between files. `end`
 * returns its bytes. `isReadable` leaves the drawing uncompressed.
 */
export async function openPdf({
  title,
  author,
  size = 'A4',
  margin = 40,
  isReadable = false,
}: Sheet & { isReadable?: boolean }): Promise<{ pdf: Pdf; end: () => Promise<Buffer<ArrayBuffer>> }> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size,
    margin,
    lang: 'en-IN',
    compress: !isReadable,
    autoFirstPage: false,
    info: { Title: title, Author: author },
  });
  pdf.registerFont('plain', resolve('400Regular/Mukta_400Regular.ttf'));
  pdf.registerFont('strong', resolve('600SemiBold/Mukta_600SemiBold.ttf'));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolveEnd) => {
    pdf.on('end', () => resolveEnd());
  });
  return {
    pdf,
    end: async () => {
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
