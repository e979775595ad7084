import { expect, it } from 'vitest';
import { pictureAlt } from './picture-alt.ts';

const tea = { slug: 'tulsi-tea', productName: 'Tulsi Tea', at: 1, of: 4 };

it('a picture of the demo shop has a description of its content', () => {
  const words = [1, 2, 3, 4].map((kind) => pictureAlt({ ...tea, picture: `tulsi-tea-${kind}.webp` }));
  expect(words).toEqual([
    'Tulsi Tea in its pack',
    'The lead herb of Tulsi Tea, drawn as a plate',
    'The label of Tulsi Tea from near',
    'Tulsi Tea, unpacked',
  ]);
});

it("a merchant's picture is only numbered, even with a similar file name", () => {
  for (const picture of ['5f2c9d.webp', 'tulsi-tea-5.webp', 'tulsi-tea-green-2.webp', 'tulsi-2.webp', ''])
    expect(pictureAlt({ ...tea, picture })).toBe('Tulsi Tea, picture 2 of 4');
});
