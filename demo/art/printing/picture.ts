import sharp, { type Sharp } from 'sharp';

export type Picture = { width: number; height: number; channels: number; data: Uint8Array };

/** A part of the frame, in pixels of 800 by 800. */
export type View = { left: number; top: number; size: number };

export const FRAME = 800;
export const WHOLE: View = { left: 0, top: 0, size: FRAME };

export async function readView(file: string, view: View): Promise<Picture> {
  return unpack(cut(sharp(file), view));
}

/** Reads a picture of only `region` of the frame, transparent around it. */
export async function readRegionView(file: string, region: Region, view: View): Promise<Picture> {
  const { left, top, width, height } = regionBox(region);
  const part = await sharp(file).resize(width, height, { fit: 'fill' }).ensureAlpha().png().toBuffer();
  const whole = await sharp({
    create: { width: FRAME, height: FRAME, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: part, left, top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return unpack(cut(sharp(whole), view));
}

/** Left, right, bottom and top as shares of the frame, upwards like the renderer. */
export type Region = [number, number, number, number];

export function regionBox([left, right, bottom, top]: Region) {
  return {
    left: Math.round(left * FRAME),
    top: Math.round((1 - top) * FRAME),
    width: Math.round((right - left) * FRAME),
    height: Math.round((top - bottom) * FRAME),
  };
}

export async function unpack(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

export function pack({ data, width, height, channels }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } });
}

function cut(picture: Sharp, { left, top, size }: View): Sharp {
  if (size === FRAME) return picture;
  return picture
    .extract({ left, top, width: size, height: size })
    .resize(FRAME, FRAME, { kernel: 'lanczos3' });
}
