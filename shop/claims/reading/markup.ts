/** Tags that a page shows as nothing, and tags that begin a new line. */
const inline = new Set(
  'b i u s em strong span font a small big sub sup mark wbr ins del code abbr'.split(' '),
);
const blocks = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 td th tr table section article'.split(' '));

const tag =
  /<\/?([a-z][a-z0-9]{0,9})(?:\s{1,4}(?:style|class|id|lang|dir|color|face|size|href)="[^"<>]{0,80}"){0,4}\s{0,4}\/?>/iy;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(shy|nbsp|zwj|zwnj|amp));/iy;

/** Returns what a customer sees of a tag or an entity, and its length; null when neither begins there. */
export function markupAt(text: string, at: number): { sign: string; length: number } | null {
  const first = text.charAt(at);
  if (first === '<') {
    tag.lastIndex = at;
    const found = tag.exec(text);
    const name = found?.[1]!.toLowerCase();
    if (!found || !name) return null;
    if (inline.has(name)) return { sign: '', length: found[0].length };
    if (blocks.has(name)) return { sign: ';', length: found[0].length };
    return name === 'br' || name === 'hr' ? { sign: '\n', length: found[0].length } : null;
  }
  if (first !== '&') return null;
  entity.lastIndex = at;
  const found = entity.exec(text);
  if (!found) return null;
  const [whole, decimal, hexadecimal, named] = found;
  if (named) {
    const sign = { nbsp: ' ', amp: '&' }[named.toLowerCase()] ?? '';
    return { sign, length: whole.length };
  }
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isSign ? { sign: String.fromCodePoint(code), length: whole.length } : null;
}
