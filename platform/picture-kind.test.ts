import { expect, it } from 'vitest';
import { kindProblem, pictureKind, pictureMessages } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);

it.for([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', null],
  ['GIF89a', null],
  ['', null],
] as const)('%j is %s', ([text, kind]) => {
  expect(pictureKind(bytes(text))).toBe(kind);
});

it('names HEIC with a way out, and the number of pixels', () => {
  expect(kindProblem('heic')).toContain('Most Compatible');
  expect(kindProblem('jpeg')).toBeUndefined();
  expect(pictureMessages.tooManyPixels(9000, 6500)).toBe(
    'This picture has 58.5 million pixels (9000 × 6500). Please choose one of at most 50 million.',
  );
  expect(pictureMessages.tooManyPixels(7072, 7071)).toContain('50.1 million pixels');
});
