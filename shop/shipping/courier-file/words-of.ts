/** Returns a header in lower case, its words separated by blanks: `CODAmount (Rs.)` → `cod amount rs`. */
export function wordsOf(header: string): string {
  return header
    .slice(0, 120)
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .replaceAll(/\b(awb|waybill|order|tracking|utr|txn|ref)(no|num|number|id|code)\b/g, '$1 $2')
    .trim();
}
