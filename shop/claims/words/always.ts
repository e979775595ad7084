import { readWordLists } from '#platform/server/word-lists.ts';
import { type Words, wordsOf } from '#shop/conditions/law/condition.ts';

const lists = readWordLists('shop/claims/words/always.txt');

export type AlwaysKind =
  | 'cure'
  | 'guarantee'
  | 'refund'
  | 'effects'
  | 'proof'
  | 'authority'
  | 'medicine'
  | 'magic'
  | 'promise';

/** Words that claim by themselves, whatever the condition. */
export type Always = {
  kind: AlwaysKind;
  verdict: 'refused' | 'doubtful';
  words: Words;
  /** A passage that reads like a lawful one drops no such claim. */
  isFirm?: boolean;
};

const groupNames =
  'medicine doctor care kin effect say not speaker authority meal today aid rival leave'.split(' ');

/** Medicines, operations, and the people who prescribe or do them. */
export const groups = Object.fromEntries(groupNames.map((name) => [name, wordsOf(lists, `group ${name}`)]));

export const always: Always[] = [
  {
    kind: 'cure',
    verdict: 'refused',
    words: wordsOf(lists, 'cure'),
  },
  {
    kind: 'guarantee',
    verdict: 'refused',
    words: wordsOf(lists, 'guarantee'),
  },
  {
    // `We refund a broken jar` is lawful, `We refund if the pain stays` is not: the model decides.
    kind: 'refund',
    verdict: 'doubtful',
    words: wordsOf(lists, 'refund'),
  },
  {
    kind: 'effects',
    verdict: 'refused',
    words: wordsOf(lists, 'effects'),
  },
  {
    kind: 'proof',
    verdict: 'doubtful',
    words: wordsOf(lists, 'proof'),
  },
  {
    kind: 'authority',
    verdict: 'doubtful',
    words: wordsOf(lists, 'authority'),
  },
  {
    // `The doctors gave him three weeks` is told of a remedy.
    kind: 'cure',
    verdict: 'doubtful',
    words: wordsOf(lists, 'prognosis'),
    isFirm: true,
  },
  {
    kind: 'medicine',
    verdict: 'refused',
    words: wordsOf(lists, 'medicine'),
  },
  {
    kind: 'magic',
    verdict: 'refused',
    words: wordsOf(lists, 'magic'),
  },
  {
    // Regulation 4 of the food regulations, and a name for the goods of others.
    kind: 'promise',
    verdict: 'refused',
    words: wordsOf(lists, 'belittling'),
  },
  {
    kind: 'promise',
    verdict: 'doubtful',
    words: wordsOf(lists, 'promise'),
  },
];
