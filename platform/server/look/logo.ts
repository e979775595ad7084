import { z } from 'zod';
import { maxSettingLength } from '../../setting-definition.ts';

/** The size of a stored logo at most, in pixels: twice that of the header. */
export const logoBox = { width: 480, height: 128 };

const signature = '89504e470d0a1a0a';

/** A PNG picture in base64, no larger than the shop makes it. */
export const logoSetting = z
  .string()
  .max(maxSettingLength, `must be at most ${maxSettingLength} characters`)
  .regex(/^[A-Za-z0-9+/]{40,24000}={0,2}$/, 'must be a picture. Choose it on the settings page')
  .refine((value) => logoSize(value) !== null, 'must be a picture. Choose it on the settings page');

export function logoBytes(value: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(value, 'base64'));
}

/** Returns width and height of a stored logo, or null when it is none. The sizes stand in the first part of a PNG. */
export function logoSize(value: string): { width: number; height: number } | null {
  const bytes = Buffer.from(value.slice(0, 44), 'base64');
  if (bytes.length < 24) return null;
  if (bytes.subarray(0, 8).toString('hex') !== signature || bytes.subarray(12, 16).toString() !== 'IHDR')
    return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const fits = width > 0 && height > 0 && width <= logoBox.width && height <= logoBox.height;
  return fits ? { width, height } : null;
}
