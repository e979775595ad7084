import { isOwnNumber, orderNumberIn } from './own-number.ts';
import { readWaybill } from './waybill.ts';

export type WaybillPair = { orderNumber: string; waybill: string };

type LinePair = WaybillPair & { line: number };

type ReadPairs = {
  pairs: WaybillPair[];
  wrong: string[];
  /** Why pairs contradict each other, with the numbers of their lines. */
  clashes: string[];
};

/**
 * Reads pairs of order number and waybill from pasted or scanned lines: `AR-100001, EX123456789IN`, two cells of a sheet, or an order
 * number and its waybill on two lines, as a scanner types them. The same pair again counts once.
 */
export function readPairs(text: string): ReadPairs {
  const pairs: LinePair[] = [];
  const wrong: string[] = [];
  let waiting: string | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line);
    if (cells.length === 0) continue;
    const own = cells.filter(isOwnNumber);
    const others = cells.filter((cell) => !isOwnNumber(cell));
    if (waiting !== null && own.length === 0) {
      pairs.push({ orderNumber: waiting, waybill: others.join(''), line: index + 1 });
      waiting = null;
      continue;
    }
    if (waiting !== null) wrong.push(waiting);
    waiting = null;
    if (own.length !== 1) wrong.push(line);
    else if (others.length === 0) waiting = own[0]!;
    else pairs.push({ orderNumber: own[0]!, waybill: others.join(''), line: index + 1 });
  }
  const once = pairs.filter((pair, at) => pairs.findIndex((other) => isSame(pair, other)) === at);
  return {
    pairs: once.map(({ orderNumber, waybill }) => ({ orderNumber, waybill })),
    wrong: waiting === null ? wrong : [...wrong, waiting],
    clashes: clashesOf(once),
  };
}

function cellsOf(line: string): string[] {
  return line
    .split(/[\t,;]|\s+/)
    .map((cell) => cell.replaceAll('"', '').trim())
    .filter(Boolean);
}

/** Returns what a pair names: its order, and its waybill or nothing. */
function keysOf({ orderNumber, waybill }: WaybillPair): { order: string; waybill: string } {
  const order = orderNumberIn(orderNumber);
  const isOnlyCourier = waybill.trim() === '' || orderNumberIn(waybill) === order;
  return { order, waybill: isOnlyCourier ? '' : (readWaybill(waybill) ?? waybill.trim()) };
}

function isSame(one: WaybillPair, other: WaybillPair): boolean {
  const [first, second] = [keysOf(one), keysOf(other)];
  return first.order === second.order && first.waybill === second.waybill;
}

/**
 * Returns the pair that each pair contradicts, or null: one order with two waybills, or one waybill for two orders. Neither of them is
 * believed, since nothing says which one is right.
 */
export function findClashes<Pair extends WaybillPair>(
  pairs: readonly Pair[],
): ({ other: Pair; isOrder: boolean } | null)[] {
  const keys = pairs.map(keysOf);
  return keys.map((key) => {
    const at = keys.findIndex((other) => {
      const isOrder = other.order === key.order;
      const isWaybill = other.waybill === key.waybill;
      return isOrder ? !isWaybill : isWaybill && key.waybill !== '';
    });
    return at === -1 ? null : { other: pairs[at]!, isOrder: keys[at]!.order === key.order };
  });
}

function clashesOf(pairs: readonly LinePair[]): string[] {
  return findClashes(pairs).flatMap((clash, at) => {
    const { line, orderNumber, waybill } = pairs[at]!;
    if (!clash || clash.other.line > line) return [];
    return clash.isOrder
      ? `Line ${line}: ${orderNumber} stands in line ${clash.other.line} with another waybill.`
      : `Line ${line}: the waybill ${waybill} stands in line ${clash.other.line} for another order.`;
  });
}
