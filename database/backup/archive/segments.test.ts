import { expect, it } from 'vitest';
import {
  chainFrom,
  lsnOf,
  partialName,
  replacedPartials,
  segmentAt,
  segmentsBefore,
  startOf,
} from './segments.ts';

const [one, two, three] = [
  '0000000100000000000000FE',
  '0000000100000000000000FF',
  '000000010000000100000000',
] as const;
const part = partialName(three, 4096);

it('a position has the segment that PostgreSQL names', () => {
  const position = 0x1_00_12_34_56n;
  expect(segmentAt('00000001', position)).toBe(three);
  expect(startOf(three)).toBe(0x1_00_00_00_00n);
  expect(lsnOf(position)).toBe('1/123456');
});

it('the chain goes from segment to segment, and ends with a partial one', () => {
  expect(chainFrom([part, two, one, 'uploads'], one)).toEqual({ chain: [one, two, part], hasGap: false });
  expect(chainFrom([one, two, part], two)).toEqual({ chain: [two, part], hasGap: false });
  expect(chainFrom([one, two, three, part], two).chain).toEqual([two, three]);
});

it('nothing behind a gap is used', () => {
  expect(chainFrom([one, part], one)).toEqual({ chain: [one], hasGap: true });
  expect(chainFrom([two, part], one)).toEqual({ chain: [], hasGap: true });
  expect(chainFrom([partialName(two, 512), part], two)).toEqual({
    chain: [partialName(two, 512)],
    hasGap: true,
  });
});

it('a longer part replaces the shorter ones, and a complete segment all its parts', () => {
  const longer = partialName(three, 0x10_00_00);
  expect(replacedPartials([part, longer, two])).toEqual([part]);
  expect(replacedPartials([part, longer, three])).toEqual([part, longer]);
});

it('segments before the first of a backup are no longer needed', () => {
  expect(segmentsBefore([one, two, part, 'uploads'], three)).toEqual([one, two]);
});
