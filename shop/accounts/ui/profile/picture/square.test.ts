import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareOf, wholeMiddle } from './square.ts';

describe('the crop of a picture', () => {
  it('is the whole shorter side from the middle, until the customer moves it', () => {
    expect(squareOf({ width: 300, height: 200 }, wholeMiddle)).toEqual({ left: 50, top: 0, side: 200 });
  });

  it('never leaves the picture', () => {
    const pixels = fc.integer({ min: 1, max: 10_000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const zooms = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(pixels, pixels, zooms, share, share, (width, height, zoom, across, down) => {
        const { left, top, side } = squareOf({ width, height }, { zoom, across, down });
        return (
          left >= 0 && top >= 0 && left + side <= width + 1e-6 && top + side <= height + 1e-6 && side > 0
        );
      }),
    );
  });
});
