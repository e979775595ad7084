import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureMessages } from '../../picture-kind.ts';
import { encodeLogo, storePicture, uploadPlaces } from './uploads.ts';

const place = { GPSLatitude: '28/1 36/1 0/1', GPSLatitudeRef: 'N' };
const photo = await sharp({
  create: {
    width: 900,
    height: 675,
    channels: 3,
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  } as never,
})
  .withExif({ IFD0: { Make: 'Camera of a phone' }, IFD3: place })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><motion>MicroVideo</motion></x:xmpmeta>')
  .jpeg()
  .toBuffer();

/** Some cameras write 0, 0, 1 for the end of the scan, which a decoder calls invalid. */
function withScanHeader(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const ends = at + 2 + bytes.readUInt16BE(at + 2);
  const changed = Buffer.from(bytes);
  changed.set([0, 0, 1], ends - 3);
  return changed;
}

/** A moving picture has its film after the end of the still one. */
const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'), Buffer.alloc(40_000, 7)]);
const head = photo.indexOf(Buffer.from([0xff, 0xdb]));
const extraBytes = Buffer.concat([photo.subarray(0, head), Buffer.from([0xff, 0xff]), photo.subarray(head)]);
const phones: [string, Buffer][] = [
  ['a wrong scan header', withScanHeader(photo)],
  ['a film behind it', Buffer.concat([photo, film])],
  ['more bytes in front of a marker', extraBytes],
  ['a film behind a wrong scan header', Buffer.concat([withScanHeader(photo), film])],
  ['bytes behind its end', Buffer.concat([photo, Buffer.from('SEFH and what an editor adds')])],
];

async function stored(bytes: Uint8Array, where: (typeof uploadPlaces)[number]): Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0);
  const store = { write: async (_: string, data: Buffer) => void (kept = data), remove: async () => {} };
  await storePicture(bytes, { store: store as never, place: where }, async () => {});
  return kept;
}

describe.each(phones)('a picture with %s', (_what, bytes) => {
  it.each(uploadPlaces)('is one still picture of %s without film, place and camera', async (where) => {
    const picture = await stored(bytes, where);
    const { format, pages, exif, xmp } = await sharp(picture).metadata();
    expect([format, pages ?? 1, exif, xmp]).toEqual(['webp', 1, undefined, undefined]);
    expect(picture.includes('ftyp')).toBe(false);
    expect(picture.includes('Camera')).toBe(false);
  });

  it('is a logo', async () => {
    const logo = Buffer.from(await encodeLogo(bytes), 'base64');
    expect((await sharp(logo).metadata()).format).toBe('png');
  });
});

it.each([
  ['its first 5,000 bytes', photo.subarray(0, 5000)],
  ['its first half with a wrong scan header', withScanHeader(photo).subarray(0, photo.length / 2)],
  ['zeros for most of it', Buffer.concat([photo.subarray(0, 2000), Buffer.alloc(photo.length)])],
])('a broken picture of %s is refused in words of its own', async (_what, bytes) => {
  await expect(stored(bytes, 'reviews')).rejects.toThrow(pictureMessages.unreadable);
  await expect(encodeLogo(bytes)).rejects.toThrow(pictureMessages.unreadable);
});
