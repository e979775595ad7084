import type PdfDocument from 'pdfkit';
import { writeEveryScript } from './write-runs.ts';

export type Pdf = InstanceType<typeof PdfDocument>;

type Sheet = {
  title: string;
  author: string;
  size?: string | [width: number, height: number];
  margin?: number;
};

/**
 * Opens a PDF with the fonts `plain`, `strong` and `heading`, which write ₹, Latin and every script of India. `end` returns its
 * bytes.
 * `isReadable` leaves the drawing uncompressed.
 */
export async function openPdf({
  title,
  author,
  size = 'A4',
  margin = 40,
  isReadable = false,
}: Sheet & { isReadable?: boolean }): Promise<{ pdf: Pdf; end: () => Promise<Buffer<ArrayBuffer>> }> {
  const [{ default: Document }, harfBuzz, { default: openBidi }] = await Promise.all([
    import('pdfkit'),
    import('harfbuzzjs'),
    import('bidi-js'),
  ]);
  const pdf = new Document({
    size,
    margin,
    lang: 'en-IN',
    compress: !isReadable,
    autoFirstPage: false,
    info: { Title: title, Author: author },
  });
  writeEveryScript(pdf, { harfBuzz, bidi: openBidi() });
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
