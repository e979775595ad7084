import type { Pdf } from '#platform/server/pdf/open-pdf.ts';

type Box = { x: number; y: number; width: number; height: number };

/** White modules on both sides of the bars. Scanners need ten. */
const quietModules = 10;

/** Returns a function that draws a text as Code 128 into a box, quiet zones included. Loads its library when used. */
export async function loadBarcodes(): Promise<(pdf: Pdf, text: string, box: Box) => void> {
  const { default: bwip } = await import('bwip-js/node');
  return (pdf, text, { x, y, width, height }) => {
    const [drawn] = bwip.raw('code128', text, '') as { sbs: number[] }[];
    const widths = drawn!.sbs;
    const modules = widths.reduce((sum, each) => sum + each, 0) + 2 * quietModules;
    const unit = width / modules;
    let at = x + quietModules * unit;
    for (const [index, count] of widths.entries()) {
      if (index % 2 === 0) pdf.rect(at, y, count * unit, height);
      at += count * unit;
    }
    pdf.fill('#000000');
  };
}
