/** Signs that nobody sees, but the joiners of Indian scripts and the colours of emojis. */
const hidden = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A joiner joins nothing at the begin, at the end, and after a letter that needs none. */
const idleJoiner =
  /(^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{Z}\p{P}])[\u200c\u200d]|[\u200c\u200d](?=[\u200c\u200d]|$)/gu;

/** Returns a name or a line without signs that nobody sees, which would make two equal names differ. */
export function withoutHiddenSigns(text: string): string {
  return text.replaceAll(hidden, '').replaceAll(idleJoiner, '$1');
}
