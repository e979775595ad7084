export type ByteRange = { first: number; last: number };

/**
 * Reads a `Range` of bytes: RFC 9110, section 14.2. Returns the part, `whole` for what the server may ignore (no range, another
 * unit, several parts, a wrong syntax), or `unsatisfiable`.
 */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, set] = /^bytes=(.*)$/i.exec(header ?? '') ?? [];
  const specs = (set ?? '').split(',').flatMap((spec) => spec.trim() || []);
  if (specs.length !== 1) return 'whole';
  const [, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(specs[0]!) ?? [];
  if (from === '') return to === '' ? 'whole' : suffix(Number(to), size);
  const [first, last] = [Number(from), to === '' ? Infinity : Number(to)];
  if (last < first) return 'whole';
  if (first >= size) return 'unsatisfiable';
  return { first, last: Math.min(last, size - 1) };
}

function suffix(length: number, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (length === 0) return 'unsatisfiable';
  return size === 0 ? 'whole' : { first: Math.max(0, size - length), last: size - 1 };
}
