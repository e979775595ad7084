/** Made at its first use, since an old browser gets its own by then. */
let graphemes: Intl.Segmenter | undefined;

/** Half a cluster of Kannada or Gurmukhi, which Unicode 16 does not count as one. */
const openCluster = /[\u0A4D\u0CCD]\u200D?$/;

/**
 * Returns the beginning of a text with at most `max` UTF-16 units. The cut falls between whole letters (UAX 29), never inside an
 * emoji, a surrogate pair or a conjunct such as क्षि.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const segments = graphemes.segment(text);
  let at = segments.containing(max)!.index;
  while (openCluster.test(text.slice(Math.max(0, at - 2), at))) at = segments.containing(at - 1)!.index;
  // One letter may carry more marks than all that fits.
  return at > 0 ? text.slice(0, at) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Like `cutText`, with an ellipsis in place of what is cut. `max` includes it. */
export function shortenText(text: string, max: number): string {
  return text.length <= max ? text : `${cutText(text, max - 1)}…`;
}
