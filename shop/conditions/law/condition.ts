/**
 * Comma-separated entries in English and in the languages of India (in Latin letters or their own). An entry is words with blanks
 * between: `stem*` begins a word, `pills?` is with or without s, `..` is up to three words, `^word` is in capitals, `#` a number,
 * `%group` a word of a group. Entries in a script of India count there; long ones in Latin letters too.
 */
export type Words = { en?: string; in?: string };

/** Returns the lists `name en` and `name in` of a file of words. */
export function wordsOf(lists: Record<string, string>, name: string): Words {
  const [english, indian] = [lists[`${name} en`], lists[`${name} in`]];
  if (english === undefined && indian === undefined) throw new Error(`There are no words of ${name}.`);
  return { ...(english !== undefined && { en: english }), ...(indian !== undefined && { in: indian }) };
}

/**
 * A condition as the law and customers name it. `names` say it by themselves. `hints` may mean something else, and count only
 * beside an act. `gate`: refuse a claim in any class, doubt it, or allow mild ones for a medicine (`cosmetic`: for a cosmetic too).
 */
export type LawCondition = {
  label: string;
  names: Words;
  hints?: Words;
  gate: 'refuse' | 'doubt' | 'allow';
  cosmetic?: true;
  /** No illness by name: a claim only beside an act. */
  isGeneral?: true;
  /** The entries of the Schedule of the Drugs and Magic Remedies Act. */
  schedule?: number[];
  /** The entries of Schedule J of the Drugs Rules. */
  scheduleJ?: number[];
  /** The clause of section 3 of the same Act. */
  section3?: 'a' | 'b' | 'c';
};
