import sharp from 'sharp';
import { drawRoom } from '../drawing/scene/draw-room.ts';
import { HORIZON } from '../drawing/scene/niche.ts';
import { plasterIn, type RoomName } from '../drawing/scene/room.ts';
import { FRAME, type Picture, readView, unpack, type View, WHOLE } from './picture.ts';
import { plateFile } from './plate.ts';
import { plasterTints } from './tint.ts';

/** The factor that puts a plate's pixel into a room: its place, its part (red, green, blue) and whether it is behind the pack. */
export type Wall = (i: number, part: number, seen: number, isBehind: boolean) => number;

/** The packs were taken on the plain shelf. Seen whole, they get another room. From near they get another plaster. */
export async function wallOf(room: RoomName, vessel: string, view: View): Promise<Wall> {
  if (view !== WHOLE || isFromNear(vessel)) {
    const tint = plasterTints[plasterIn[room]];
    return (_i, part) => tint[part] ?? 1;
  }
  const [shelf, backdrop] = await Promise.all([readShelf(), readRoom(room)]);
  return (i, part, seen, isBehind) => {
    const wall = backdrop.data[i * backdrop.channels + part] ?? 0;
    const ratio = wall / Math.max(8, shelf.data[i * shelf.channels + part] ?? 0);
    const above = isBehind ? Math.min(1, Math.max(0, (HORIZON - Math.floor(i / FRAME)) / MEETING)) : 0;
    return ratio + (wall / Math.max(8, seen) - ratio) * above;
  };
}

/** Above the ledge the wall is only the room's. Below it, the pack's shadow falls on it. */
const MEETING = 50;

/** The camera looks down at what is inside a pack. */
const fromNear = new Set([
  'bowl_of_powder',
  'dish_of_oil',
  'swirl_of_cream',
  'capsules_spilt',
  'tablets_spilt',
  'leaves_for_tea',
  'seeds_for_tea',
  'spices_for_kadha',
  'bars_of_soap',
  'comb_laid',
  'wide_comb_laid',
]);

const isFromNear = (vessel: string): boolean => fromNear.has(vessel);

export const readShelf = (): Promise<Picture> => readView(plateFile('shelf.webp'), WHOLE);

export const readRoom = async (room: RoomName): Promise<Picture> => unpack(sharp(await drawRoom(room)));
