const vowels = 'aeiouyh';

/**
 * How far two folded words are from each other: a consonant put in, left out or exchanged counts one, a vowel half, for it
 * is the vowels that people write by ear; two letters that changed places count half.
 */
export function spellingDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = [0];
  for (let at = 0; at < other.length; at += 1) row.push(row[at]! + weight(other[at]!));
  for (let i = 1; i <= one.length; i += 1) {
    const letter = one[i - 1]!;
    const next = [row[0]! + weight(letter)];
    for (let j = 1; j <= other.length; j += 1) {
      const facing = other[j - 1]!;
      const exchanged = letter === facing ? 0 : Math.max(weight(letter), weight(facing));
      let least = Math.min(row[j - 1]! + exchanged, row[j]! + weight(letter), next[j - 1]! + weight(facing));
      if (i > 1 && j > 1 && letter === other[j - 2] && one[i - 2] === facing)
        least = Math.min(least, before[j - 2]! + 0.5);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

function weight(letter: string): number {
  return vowels.includes(letter) ? 0.5 : 1;
}
