import type { DeliveryChallan } from '../challan.ts';
import type { CreditNote, Invoice } from '../invoice.ts';
import { isTaxed, type Seller } from '../seller.ts';
import { isRefund, type Voucher } from '../voucher.ts';
import { gstCodeOf } from '#shop/pincodes/gstin.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { unitOf } from '../tax/unit-codes.ts';
import limits from './limits.json' with { type: 'json' };
import {
  addTaxes,
  challansOfOtherReasons,
  type DocumentRow,
  type ExemptRow,
  type ExemptSupply,
  exemptSupplies,
  type HsnRow,
  type LargeRow,
  noTaxes,
  type DocumentTotals,
  type RegisteredRow,
  type Sheets,
  type SmallRow,
  type Taxes,
  voucherNatures,
} from './sheets.ts';

/** A credit note comes with the total of its whole invoice, since a note may take back a part. */
export type GstDocument =
  | { kind: 'invoice'; document: Invoice }
  | { kind: 'credit note'; document: CreditNote; invoicePaise: number };

type CountedChallan = Pick<DeliveryChallan, 'number'> & { seller: Pick<Seller, 'taxStatus'> };

/**
 * Makes the sheets of a month from its documents, which come one by one. Holds sums and no documents,
 * except the rows of large invoices.
 */
export function openSheets() {
  const small = new Map<string, SmallRow>();
  const advances = { received: new Map<string, SmallRow>(), adjusted: new Map<string, SmallRow>() };
  const headings = { registered: new Map<string, HsnRow>(), others: new Map<string, HsnRow>() };
  const documents = new Map<string, DocumentRow>();
  const large: Record<'b2cl' | 'cdnur', LargeRow[]> = { b2cl: [], cdnur: [] };
  const registered: Record<'b2b' | 'cdnr', RegisteredRow[]> = { b2b: [], cdnr: [] };
  const nil = new Map<ExemptSupply, number>();
  const gstins = new Set<string>();
  const totals: DocumentTotals = { ...noTaxes, totalPaise: 0, invoices: 0, creditNotes: 0 };

  function add(given: GstDocument): void {
    const { document } = given;
    if (!isTaxed(document.seller)) return leaveOut(document.seller);
    const isInvoice = given.kind === 'invoice';
    const sign = isInvoice ? 1 : -1;
    totals[isInvoice ? 'invoices' : 'creditNotes'] += 1;
    totals.totalPaise += sign * document.totalPaise;
    if (document.roundOffPaise)
      totals.roundOffPaise = (totals.roundOffPaise ?? 0) + sign * document.roundOffPaise;
    gstins.add(document.seller.gstin);
    countDocument(documents, document.number, isInvoice ? 'Invoices for outward supply' : 'Credit Note');
    const supply = exemptSupplyOf(document);
    for (const line of document.lines) {
      addTaxes(totals, line, sign);
      addToHeading(document.registered ? headings.registered : headings.others, line, sign);
      if (!hasRate(line)) nil.set(supply, (nil.get(supply) ?? 0) + sign * line.taxablePaise);
    }
    if (document.registered) {
      const { gstin, name } = document.registered;
      const rows = largeRows(document).map((row) => Object.assign(row, { gstin, name }));
      registered[isInvoice ? 'b2b' : 'cdnr'].push(...rows);
    } else if (isLarge(given)) large[isInvoice ? 'b2cl' : 'cdnur'].push(...largeRows(document));
    else
      for (const line of document.lines.filter(hasRate))
        addToPlace(small, { line, place: placeOf(document), sign });
  }

  /** The return is that of a regular seller. */
  function leaveOut({ taxStatus = 'regular' }: Pick<Seller, 'taxStatus'>): void {
    totals.untaxed = { ...totals.untaxed, [taxStatus]: (totals.untaxed?.[taxStatus] ?? 0) + 1 };
  }

  /** A challan charges nothing, and table 13 counts it. */
  function addChallan({ number, seller }: CountedChallan): void {
    if (!isTaxed(seller)) return leaveOut(seller);
    totals.challans = (totals.challans ?? 0) + 1;
    countDocument(documents, number, challansOfOtherReasons);
  }

  /** Counts a voucher. Table 11 has its fee, unless the invoice is of the same month. */
  function addVoucher(voucher: Voucher, { isInvoiced = false } = {}): void {
    if (!isTaxed(voucher.seller)) return leaveOut(voucher.seller);
    totals.vouchers = (totals.vouchers ?? 0) + 1;
    countDocument(documents, voucher.number, voucherNatures[isRefund(voucher) ? 'refund' : 'receipt']);
    if (!isInvoiced) addAdvance(advances.received, voucher, isRefund(voucher) ? -1 : 1);
  }

  /** Takes the fee of an earlier advance from the tax of this month, whose invoice charges it. */
  const addAdjusted = (voucher: Voucher) =>
    isTaxed(voucher.seller) && addAdvance(advances.adjusted, voucher, 1);

  const done = (): { sheets: Sheets; totals: DocumentTotals } => ({
    sheets: {
      ...registered,
      b2cs: sorted(small, byPlace),
      ...large,
      exempt: exemptRows(nil),
      advances: sorted(valuedOf(advances.received), byPlace),
      adjusted: sorted(advances.adjusted, byPlace),
      hsnB2b: sorted(headings.registered, byHeading),
      hsn: sorted(headings.others, byHeading),
      documents: sorted(documents, ({ from }) => from),
    },
    totals: { ...totals, gstins: [...gstins] },
  });

  return { add, addChallan, addVoucher, addAdjusted, done };
}

const byPlace = ({ place, percent }: SmallRow) => `${place} ${String(percent).padStart(5, '0')}`;
const byHeading = ({ hsn, percent }: HsnRow) => `${hsn} ${String(percent).padStart(5, '0')}`;

function exemptRows(nil: Map<ExemptSupply, number>): ExemptRow[] {
  if (nil.size === 0) return [];
  return supplyNames.map((supply) => ({ supply, nilPaise: nil.get(supply) ?? 0 }));
}

const supplyNames = Object.keys(exemptSupplies) as ExemptSupply[];

function exemptSupplyOf({ buyer, seller, registered }: Invoice): ExemptSupply {
  const kind = buyer.state === seller.state ? 'intra' : 'inter';
  return registered ? `${kind}B2b` : `${kind}B2c`;
}

/** An invoice is large above the limit of its day, to a customer of another state. A credit note follows its invoice. */
function isLarge(given: GstDocument): boolean {
  const { document } = given;
  if (document.buyer.state === document.seller.state) return false;
  const [day, paise] =
    given.kind === 'invoice'
      ? [document.day, document.totalPaise]
      : [given.document.invoice.day, given.invoicePaise];
  const limit = limits.b2cl.findLast(({ from }) => from <= day);
  return limit !== undefined && paise > limit.abovePaise;
}

/** `29-Karnataka`, as the portal writes a place of supply. */
function placeOf({ buyer: { state } }: Pick<Invoice, 'buyer'>): string {
  const code = gstCodeOf(state);
  return code ? `${code}-${state}` : '97-Other Territory';
}

function largeRows(document: Invoice): LargeRow[] {
  const { number, day, totalPaise } = document;
  const rows = new Map<number, LargeRow>();
  for (const line of document.lines.filter(hasRate)) {
    const { percent } = line;
    const place = placeOf(document);
    const row = getOrMake(rows, percent, () => ({ ...noTaxes, number, day, place, percent, totalPaise }));
    addTaxes(row, line, 1);
  }
  // The tool refuses a note's row without a value.
  const valued = new Map([...rows].filter(([, { taxablePaise }]) => taxablePaise > 0));
  return sorted(valued, ({ percent }) => String(percent).padStart(5, '0'));
}

/** Nil lines have no row by rate. They stand in table 8 and in the HSN summary. */
const hasRate = ({ percent }: InvoiceLine) => percent > 0;

type Placed = { line: Taxes & { percent: number }; place: string; sign: 1 | -1 };

function addToPlace(rows: Map<string, SmallRow>, { line, place, sign }: Placed): void {
  const { percent } = line;
  addTaxes(
    getOrMake(rows, `${place} ${percent}`, () => ({ ...noTaxes, place, percent })),
    line,
    sign,
  );
}

/** Goods bear no tax with an advance. */
function addAdvance(rows: Map<string, SmallRow>, document: Voucher, sign: 1 | -1): void {
  for (const { paidPaise, percent, igstPaise, cgstPaise, sgstPaise } of document.lines) {
    const taxPaise = igstPaise + cgstPaise + sgstPaise;
    const line = { percent, igstPaise, cgstPaise, sgstPaise, taxablePaise: paidPaise - taxPaise };
    if (taxPaise > 0) addToPlace(rows, { line, place: placeOf(document), sign });
  }
}

/** An advance that went back in its month leaves no row. */
function valuedOf(rows: Map<string, SmallRow>): Map<string, SmallRow> {
  return new Map([...rows].filter(([, { taxablePaise }]) => taxablePaise !== 0));
}

function addToHeading(rows: Map<string, HsnRow>, line: InvoiceLine, sign: 1 | -1): void {
  const { hsn, percent, uqc = unitOf(hsn) } = line;
  const row = getOrMake(rows, `${hsn} ${uqc} ${percent}`, () => ({
    ...noTaxes,
    hsn,
    uqc,
    percent,
    quantity: 0,
    totalPaise: 0,
  }));
  addTaxes(row, line, sign);
  row.quantity += sign * line.quantity;
  row.totalPaise += sign * line.paidPaise;
}

/** A series of another financial year is a document row of its own. */
function countDocument(rows: Map<string, DocumentRow>, number: string, nature: string): void {
  const row = getOrMake(rows, number.slice(0, -6), () => ({ nature, from: number, to: number, count: 0 }));
  if (number < row.from) row.from = number;
  if (number > row.to) row.to = number;
  row.count += 1;
}

function getOrMake<Key, Row>(rows: Map<Key, Row>, key: Key, make: () => Row): Row {
  const row = rows.get(key) ?? make();
  rows.set(key, row);
  return row;
}

function sorted<Row>(rows: Map<unknown, Row>, key: (row: Row) => string): Row[] {
  return [...rows.values()].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
