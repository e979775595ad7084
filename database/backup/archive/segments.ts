/** PostgreSQL's size of a WAL segment. */
export const segmentBytes = 16 * 1024 * 1024;
const segmentsPerPart = 256n;

const complete = /^[0-9A-F]{24}$/;
const partial = /^([0-9A-F]{24})\.([0-9A-F]{8})\.partial$/;

/** Returns the name of the segment of a timeline (8 digits) that holds a position of the WAL. */
export function segmentAt(timeline: string, position: bigint): string {
  const number = position / BigInt(segmentBytes);
  return timeline + hex(number / segmentsPerPart) + hex(number % segmentsPerPart);
}

export function startOf(segment: string): bigint {
  const [part, number] = [segment.slice(8, 16), segment.slice(16)].map((digits) => BigInt(`0x${digits}`));
  return (part! * segmentsPerPart + number!) * BigInt(segmentBytes);
}

/** Returns a position as PostgreSQL writes it. */
export function lsnOf(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xff_ff_ff_ffn).toString(16)}`;
}

/** Returns the name of the first `bytes` of a segment. Each name has one content for ever. */
export function partialName(segment: string, bytes: number): string {
  return `${segment}.${hex(BigInt(bytes))}.partial`;
}

/** Returns the partial segments that a later one, or the complete segment, replaces. */
export function replacedPartials(names: string[]): string[] {
  const newest = names.filter(isSegment).toSorted(byContent).at(-1);
  return names.filter((name) => partial.test(name) && name !== newest);
}

export function segmentsBefore(names: string[], first: string): string[] {
  return names.filter((name) => isSegment(name) && name.slice(0, 24) < first);
}

/** Returns the files that continue from segment `first` without a gap, and whether a later file lies behind a gap. */
export function chainFrom(names: string[], first: string): { chain: string[]; hasGap: boolean } {
  const later = names.filter((name) => isSegment(name) && name.slice(0, 24) >= first).toSorted(byContent);
  const best = new Map(later.map((name) => [name.slice(0, 24), name]));
  const chain: string[] = [];
  for (let at = first; best.has(at) && chain.every((name) => complete.test(name)); at = nextOf(at))
    chain.push(best.get(at)!);
  return { chain, hasGap: chain.length < best.size };
}

function isSegment(name: string): boolean {
  return complete.test(name) || partial.test(name);
}

function nextOf(segment: string): string {
  return segmentAt(segment.slice(0, 8), startOf(segment) + BigInt(segmentBytes));
}

/** The complete segment comes after each of its parts. */
function byContent(one: string, other: string): number {
  const rank = (name: string) => (complete.test(name) ? `${name}.~` : name);
  return rank(one) < rank(other) ? -1 : 1;
}

function hex(value: bigint): string {
  return value.toString(16).toUpperCase().padStart(8, '0');
}
