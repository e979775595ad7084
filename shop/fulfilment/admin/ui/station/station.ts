import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { endpoints, type Parcel } from '../../packing.ts';
import { readScan } from '../../scanned/read-scan.ts';
import { playSound } from './play-sound.ts';
import type { StoredTicks } from './stored-ticks.ts';
import { isComplete, noTicks, scanItem, tick, type Ticks } from './ticks.ts';

export type Note = { tone: 'good' | 'bad'; text: string; packed?: string };

export type Table = { parcel: Parcel | null; ticks: Ticks; said: Note | null; isBusy: boolean };

export const emptyTable: Table = { parcel: null, ticks: [], said: null, isBusy: false };

type Options = {
  stored: StoredTicks;
  show: (table: Table) => void;
  onPacked: () => Promise<void>;
  /** Returns the orders that wait, the oldest first. */
  findWaiting: () => Promise<string[]>;
};

/** The waybills and order numbers that the shop reads. */
const maxLabelLength = 60;

/** Orders that are tried when the first ones cannot be packed. */
const maxTried = 5;

/**
 * The parcel on the packer's table. Scans run one after another, since a scanner is faster than the network. The last tick packs
 * the parcel.
 */
export function createStation({ findWaiting, ...options }: Options) {
  const { table, put, refuse, open, resume, take, pack, undo, scan } = createTable(options);
  /** Parcels that the packer has put aside are not opened by themselves. */
  const aside = new Set<string>();

  const queue = makeQueue({
    onBusy: (isBusy) => put({ isBusy }),
    onError: (error) => refuse(failureOf(error as Error)),
  });

  async function packWhole(parcel: Parcel): Promise<void> {
    put({ ticks: parcel.items.map(({ units }) => units) });
    await pack(parcel);
    const { said } = table();
    await openFirst(
      (await findWaiting()).filter((one) => !aside.has(one)),
      open,
    );
    // The message about the parcel before holds its undo.
    if (table().parcel) put({ said });
  }

  const onOpen = (work: (parcel: Parcel) => Promise<void>) =>
    queue(async () => {
      const { parcel } = table();
      if (parcel) await work(parcel);
    });

  return {
    resume: () => queue(resume),
    scan: (code: string) => queue(() => scan(code)),
    tap: (at: number, by: number) =>
      onOpen((parcel) => take(parcel, tick(parcel.items, table().ticks, { at, by }))),
    /** Repeats the last step after a failure of the network. */
    packAgain: () => onOpen(pack),
    /** Packs the parcel with all that belongs into it, and opens the next one. */
    packWhole: () => onOpen(packWhole),
    close: () =>
      onOpen(async ({ orderNumber }) => {
        aside.add(orderNumber);
        put({ parcel: null, said: null });
      }),
    undo: (orderNumber: string) => queue(() => undo(orderNumber)),
  };
}

/** The steps of the packer. Each begins when the one before has ended. */
function createTable({ stored, show, onPacked }: Omit<Options, 'findWaiting'>) {
  const { table, put, refuse } = holdTable({ stored, show });

  async function open(code: string): Promise<void> {
    const parcel = await callApi(endpoints.find, { params: { code } });
    if (parcel.isPacked) return refuse(`Order ${parcel.orderNumber} is packed already.`, parcel.orderNumber);
    playSound('right');
    put({ parcel, ticks: stored.restore(parcel), said: null });
  }

  /** Opens the parcel that lay on the table before a reload. */
  async function resume(): Promise<void> {
    const orderNumber = stored.open();
    if (!orderNumber || table().parcel) return;
    await open(orderNumber).catch((error: unknown) => {
      if (isRefused(error)) stored.keep(null, []);
      throw error;
    });
  }

  async function take(parcel: Parcel, { ticks, text }: { ticks: Ticks; text: string }): Promise<void> {
    put({ ticks, said: { tone: 'good', text } });
    if (isComplete(parcel, ticks)) return pack(parcel);
    playSound('right');
  }

  async function pack(parcel: Parcel): Promise<void> {
    const { orderNumber } = parcel;
    await sendPacked(parcel, () => put({ parcel: null }));
    playSound('packed');
    const said: Note = { tone: 'good', text: `Order ${orderNumber} is packed.`, packed: orderNumber };
    put({ parcel: null, said });
    await onPacked();
  }

  async function undo(orderNumber: string): Promise<void> {
    const parcel = await callApi(endpoints.undo, { params: { orderNumber } });
    put({ parcel, ticks: noTicks(parcel), said: { tone: 'good', text: 'The packing is undone.' } });
    await onPacked();
  }

  async function scan(code: string): Promise<void> {
    const { parcel, ticks } = table();
    if (!parcel) return openByLabel(code);
    const scanned = scanItem(parcel, ticks, code);
    if (scanned.outcome === 'refused') return refuse(scanned.text);
    return take(parcel, scanned);
  }

  /** The barcode of a bottle is no label of a parcel. */
  async function openByLabel(code: string): Promise<void> {
    const { text, gtins, holdsPacks } = readScan(code);
    const ofGoods = 'This is the number of goods. Scan the label of the parcel first.';
    if (holdsPacks || text.length > maxLabelLength) return refuse(ofGoods);
    try {
      await open(text);
    } catch (error) {
      if (gtins.length === 0 || !isRefused(error) || error.code !== 'unknown_parcel') throw error;
      refuse(ofGoods);
    }
  }

  return { table, put, refuse, open, resume, take, pack, undo, scan };
}

function holdTable({ stored, show }: Pick<Options, 'stored' | 'show'>) {
  let table = emptyTable;
  const put = (change: Partial<Table>) => {
    table = { ...table, ...change };
    if ('parcel' in change || 'ticks' in change) stored.keep(table.parcel, table.ticks);
    show(table);
  };
  const refuse = (text: string, packed?: string) => {
    playSound('wrong');
    put({ said: { tone: 'bad', text, ...(packed ? { packed } : {}) } });
  };
  return { table: () => table, put, refuse };
}

/** Opens the first order that is not refused. */
async function openFirst(waiting: string[], open: (code: string) => Promise<void>): Promise<void> {
  for (const orderNumber of waiting.slice(0, maxTried))
    try {
      return await open(orderNumber);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
}

type Queue = { onBusy: (isBusy: boolean) => void; onError: (error: unknown) => void };

/** Runs one step after another. */
function makeQueue({ onBusy, onError }: Queue) {
  let last: Promise<void> = Promise.resolve();
  const inTurn = async (before: Promise<void>, work: () => Promise<void>) => {
    await before;
    onBusy(true);
    await work().catch(onError);
    onBusy(false);
  };
  return (work: () => Promise<void>) => void (last = inTurn(last, work));
}

/** An order that is refused is no longer what it was, so it must be opened again. */
async function sendPacked({ orderNumber, items }: Parcel, onRefused: () => void): Promise<void> {
  const packed = items.map(({ orderLineId, productId, units }) => ({ orderLineId, productId, units }));
  try {
    await callApi(endpoints.pack, { params: { orderNumber }, body: { items: packed } });
  } catch (error) {
    if (isRefused(error)) onRefused();
    throw error;
  }
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
