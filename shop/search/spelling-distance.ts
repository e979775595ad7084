const vowels = 'aeiouyh';
/** Consonants that Indian languages interchange: Bengali b for v, Tamil k for g, t for d. */
const kin: Record<string, string> = {};
for (const [one = '', other = ''] of ['bv', 'bp', 'gk', 'dt', 'gj', 'mn', 'lr', 'cs', 'cj']) {
  kin[one] = `${kin[one] ?? ''}${other}`;
  kin[other] = `${kin[other] ?? ''}${one}`;
}

/**
 * Returns the distance of two normalized words. An added, missing or different consonant counts one. A vowel counts half,
 * since customers spell vowels by ear. Similar consonants and two swapped letters count half. A distance above `most` is infinite.
 */
export function spellingDistance(one: string, other: string, most = Infinity): number {
  let before: number[] = [];
  let row = [0];
  let leastBefore = 0;
  for (let at = 0; at < other.length; at += 1) row.push(row[at]! + weight(other[at]!));
  for (let i = 1; i <= one.length; i += 1) {
    const letter = one[i - 1]!;
    const next = [row[0]! + weight(letter)];
    let leastHere = next[0]!;
    for (let j = 1; j <= other.length; j += 1) {
      const facing = other[j - 1]!;
      const exchanged = exchange(letter, facing);
      let least = Math.min(row[j - 1]! + exchanged, row[j]! + weight(letter), next[j - 1]! + weight(facing));
      if (i > 1 && j > 1 && letter === other[j - 2] && one[i - 2] === facing)
        least = Math.min(least, before[j - 2]! + 0.5);
      next.push(least);
      if (least < leastHere) leastHere = least;
    }
    // Two swapped letters go on from the row before.
    if (leastHere > most && leastBefore > most) return Infinity;
    leastBefore = leastHere;
    before = row;
    row = next;
  }
  const distance = row[other.length]!;
  return distance > most ? Infinity : distance;
}

function weight(letter: string): number {
  return vowels.includes(letter) ? 0.5 : 1;
}

function exchange(letter: string, facing: string): number {
  if (letter === facing) return 0;
  return kin[letter]?.includes(facing) ? 0.5 : Math.max(weight(letter), weight(facing));
}

/** Returns whether one typo separates two words: an extra, missing or wrong letter, or two swapped letters. */
export function isOneTypo(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  let at = 0;
  while (at < longer && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (left.length < right.length) return left === right.slice(1);
  if (left.length > right.length) return left.slice(1) === right;
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || swapped;
}

/** Customers rarely mistype the first letter, except for a similar sound. */
export function beginsAlike(one: string, other: string): boolean {
  return exchange(one[0] ?? '', other[0] ?? '') <= 0.5;
}
