import type { Pdf } from '#platform/server/pdf/open-pdf.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Draws a text as Code 128, centred in a box. Draws nothing that scanners would not read. */
type DrawBarcode = (pdf: Pdf, text: string, box: Box) => void;

export type Barcodes = { draw: DrawBarcode; fits: (text: string, width: number) => boolean };

/** Points of a dot of a label printer with 203 dpi, as the most have. */
const dot = 72 / 203;
/** The least dots of the narrowest bar. */
const minDots = 2;
/** White modules on both sides of the bars. Scanners need ten. The margin of the page may hold a part of them. */
const quietModules = 10;
export const barcodeMargin = 14;
/** A bar ends within its dots, since some programs fill each dot that they touch. */
const inset = 0.04 * dot;

/** The characters of a waybill that every scanner types as they are. */
const printable = /^[\x20-\x7E]{1,80}$/;

/** Opens the drawing of barcodes. Loads its library when used. */
export async function loadBarcodes(): Promise<Barcodes> {
  const { default: bwip } = await import('bwip-js/node');
  const read = (text: string, width: number): { widths: number[]; modules: number; dots: number } | null => {
    if (!printable.test(text)) return null;
    const [drawn] = bwip.raw('code128', text, '') as { sbs: number[] }[];
    const widths = drawn!.sbs;
    const modules = widths.reduce((sum, each) => sum + each, 0);
    const whole = (width + 2 * barcodeMargin) / (modules + 2 * quietModules);
    const dots = Math.floor(Math.min(width / modules, whole) / dot + 1e-6);
    return dots < minDots ? null : { widths, modules, dots };
  };
  return {
    fits: (text, width) => read(text, width) !== null,
    draw: (pdf, text, { x, y, width, height }) => {
      const bars = read(text, width);
      if (!bars) return;
      const unit = bars.dots * dot;
      let at = Math.round((x + (width - bars.modules * unit) / 2) / dot) * dot;
      for (const [index, count] of bars.widths.entries()) {
        if (index % 2 === 0) pdf.rect(at + inset, y, count * unit - 2 * inset, height);
        at += count * unit;
      }
      pdf.fill('#000000');
    },
  };
}
