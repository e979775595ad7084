import { type PaletteName, palettes, tokens } from './palettes.ts';

const schemes = ['light', 'dark'] as const;

/**
 * Returns HTML with the colours of `theme.css` changed to those of a palette. Emails need it, since a mail program reads neither
 * variables nor a sheet of the shop.
 */
export function inPalette(html: string, name: PaletteName): string {
  if (name === 'forest') return html;
  const colours = new Map<string, string>(
    schemes.flatMap((scheme) =>
      tokens.map((token) => [palettes.forest[scheme][token], palettes[name][scheme][token]] as const),
    ),
  );
  return html.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour);
}
