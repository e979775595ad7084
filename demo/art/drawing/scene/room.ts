import type { SampleCategory } from '../../../sample-data/categories.ts';
import type { PlasterName } from './plaster.ts';

/** A root category has a room of its own in the studio: its wall, its niche and its light. */
export type RoomName = 'skin-care' | 'hair-care' | 'herbal-oils' | 'supplements' | 'combos';

/** The plaster of the pictures from near and from above, in the colour of the room's wall. */
export const plasterIn = {
  'skin-care': 'rose',
  'hair-care': 'sage',
  'herbal-oils': 'ochre',
  supplements: 'sand',
  combos: 'clay',
} satisfies Record<RoomName, PlasterName>;

export const roomNames = Object.keys(plasterIn) as RoomName[];

export function roomOf(category: string, categories: readonly SampleCategory[]): RoomName {
  const room = roomNames.find((name) => name === category);
  if (room) return room;
  const parent = categories.find(({ slug }) => slug === category)?.parent;
  if (!parent) throw new Error(`The category ${category} has no room.`);
  return roomOf(parent, categories);
}
