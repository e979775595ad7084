import { expect, it } from 'vitest';
import { line } from '../forms.ts';

const name = line('Name', 80);

it.each([
  ['Mee\u200bra', 'Meera'],
  ['Meera\u{e0041}\u{e0042}\u{e007f}', 'Meera'],
  ['\ufeffMeera', 'Meera'],
  ['Mee\u00adra', 'Meera'],
  ['Mee\u2060\u2063ra', 'Meera'],
  ['Mee\u200dra', 'Meera'],
  ['Meera\u200d', 'Meera'],
  ['\u200cMeera', 'Meera'],
  ['Mee\u3164ra', 'Meera'],
  ['Mee\u{1bca0}ra', 'Meera'],
])('a name %j is stored as a reader sees it', (typed, stored) => {
  expect(name.parse(typed)).toBe(stored);
});

it.each(['मीरा', 'क्\u200dषमा', 'श्री\u200cमती', 'ശ്രീ\u200dജ', 'A ❤️ b', 'Zoë'])(
  'a name %j keeps its joiners',
  (typed) => {
    expect(name.parse(typed)).toBe(typed);
  },
);

it('a name of hidden signs alone is none', () => {
  expect(name.safeParse('\u200b\u2060\u{e0041}').success).toBe(false);
});
