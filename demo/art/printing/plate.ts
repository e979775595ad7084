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
  return rootsAlone.has(name) ? withoutLeaves({ herb, shade }) : { herb, shade };
}

/** The leaves of turmeric look like those of aloe. Its root alone says turmeric. */
const rootsAlone = new Set(['turmeric']);
/** Above this share of the frame only leaves throw their shade. */
const LYING = 0.82;

function withoutLeaves({ herb, shade }: HerbPlate): HerbPlate {
  for (let i = 0; i < herb.width * herb.height; i++) {
    const [red, green] = [herb.data[i * 4] ?? 0, herb.data[i * 4 + 1] ?? 0];
    if (green > red * 0.94) herb.data[i * 4 + 3] = 0;
    if (i < herb.width * herb.height * LYING) shade.data[i * 4 + 3] = 0;
  }
  return { herb, shade };
}

function factsOf(name: string): { region: Region; label: LabelGrid | null } {
  return JSON.parse(readFileSync(plateFile(`${name}.json`), 'utf8')) as ReturnType<typeof factsOf>;
}
