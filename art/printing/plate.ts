import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Picture, readRegionView, readView, type Region, type View } from './picture.ts';

const folder = new URL('../plates/', import.meta.url);

/** A label's position: a grid from its upper left in shares of the frame, and its width to height. */
export type LabelGrid = { columns: number; aspect: number; points: [number, number][] };

/** A path-traced vessel with a blank label. Masks: red is the product, green takes its colour, blue is the label. */
export type VesselPlate = { picture: Picture; masks: Picture; label: LabelGrid | null };

/** A herb beside a vessel, and how much it darkens the background. */
export type HerbPlate = { herb: Picture; shade: Picture };

export const plateFile = (name: string): string => fileURLToPath(new URL(name, folder));

export async function readVesselPlate(name: string, view: View): Promise<VesselPlate> {
  const [picture, masks] = await Promise.all([
    readView(plateFile(`vessel-${name}.webp`), view),
    readView(plateFile(`vessel-${name}-mask.webp`), view),
  ]);
  return { picture, masks, label: factsOf(`vessel-${name}`).label };
}

/** Returns the herb's template, or null without a render. */
export async function readHerbPlate(name: string, view: View): Promise<HerbPlate | null> {
  if (!existsSync(plateFile(`herb-${name}.webp`))) return null;
  const { region } = factsOf(`herb-${name}`);
  const [herb, shade] = await Promise.all([
    readRegionView(plateFile(`herb-${name}.webp`), region, view),
    readRegionView(plateFile(`herb-${name}-shade.webp`), region, view),
  ]);
  return { herb, shade };
}

function factsOf(name: string): { region: Region; label: LabelGrid | null } {
  return JSON.parse(readFileSync(plateFile(`${name}.json`), 'utf8')) as ReturnType<typeof factsOf>;
}
