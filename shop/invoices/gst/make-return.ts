import { toRupees } from '#platform/money.ts';
import { unitOf } from '../tax/unit-codes.ts';
import {
  challansOfOtherReasons,
  type DocumentRow,
  exemptSupplies,
  type HsnRow,
  type LargeRow,
  type RegisteredRow,
  type Sheets,
  type SmallRow,
  voucherNatures,
} from './sheets.ts';
import { workOut } from './tool-taxes.ts';

/** The portal's offline tool whose files and sums the shop follows. The return names it. */
export const toolVersion = 'GST3.2.4';

type Period = { gstin: string; month: string };

/**
 * Returns the GSTR-1 of a month (`2026-09`) as the portal's offline tool writes it for the upload: its keys in its order, without empty
 * sections, with the taxes that the tool works out. The HSN summary has the taxes of the documents, as in the tool.
 */
export function makeReturn(sheets: Sheets, { gstin, month }: Period): Record<string, unknown> {
  const [year, number] = month.split('-');
  const within = withinOf(gstin);
  return withoutEmpty({
    gstin,
    fp: `${number}${year}`,
    version: toolVersion,
    hash: 'hash',
    b2b: byCustomer(sheets.b2b, 'inv', (rows) => ({
      inum: rows[0]!.number,
      idt: dateOf(rows[0]!.day),
      val: toRupees(rows[0]!.totalPaise),
      pos: codeOf(rows[0]!),
      rchrg: 'N',
      inv_typ: 'R',
      itms: rows.map((row) => itemOf(row, within(row))),
    })),
    b2cl: [...Map.groupBy(sheets.b2cl, codeOf)].map(([pos, rows]) => ({
      pos,
      inv: [...Map.groupBy(rows, ({ number: inum }) => inum)].map(([inum, ofInvoice]) => ({
        inum,
        idt: dateOf(ofInvoice[0]!.day),
        val: toRupees(ofInvoice[0]!.totalPaise),
        itms: ofInvoice.map((row) => itemOf(row, false)),
      })),
    })),
    b2cs: sheets.b2cs.map((row) => ({
      sply_ty: within(row) ? 'INTRA' : 'INTER',
      rt: row.percent,
      typ: 'OE',
      pos: codeOf(row),
      txval: toRupees(row.taxablePaise),
      ...taxesOf(row, within(row)),
      csamt: 0,
    })),
    nil: {
      inv: sheets.exempt.map(({ supply, nilPaise }) => ({
        sply_ty: exemptSupplies[supply].code,
        expt_amt: 0,
        nil_amt: toRupees(nilPaise),
        ngsup_amt: 0,
      })),
    },
    at: advancesOf(sheets.advances, within),
    cdnr: byCustomer(sheets.cdnr, 'nt', (rows) => ({
      nt_num: rows[0]!.number,
      nt_dt: dateOf(rows[0]!.day),
      ntty: 'C',
      val: toRupees(rows[0]!.totalPaise),
      pos: codeOf(rows[0]!),
      rchrg: 'N',
      inv_typ: 'R',
      itms: rows.map((row) => itemOf(row, within(row))),
    })),
    cdnur: [...Map.groupBy(sheets.cdnur, ({ number: note }) => note)].map(([note, rows]) => ({
      nt_num: note,
      nt_dt: dateOf(rows[0]!.day),
      ntty: 'C',
      val: toRupees(rows[0]!.totalPaise),
      typ: 'B2CL',
      pos: codeOf(rows[0]!),
      itms: rows.map((row) => itemOf(row, false)),
    })),
    doc_issue: { doc_det: documentsOf(sheets.documents) },
    hsn: { hsn_b2b: headingsOf(sheets.hsnB2b), hsn_b2c: headingsOf(sheets.hsn) },
    // The tool renames `atadj` on its way out, so it comes last.
    txpd: advancesOf(sheets.adjusted, within),
  }) as Record<string, unknown>;
}

/** The place `29-Karnataka` is within the state of the GSTIN `29…`. */
const withinOf = (gstin: string) => (row: SmallRow | LargeRow) => codeOf(row) === gstin.slice(0, 2);

const codeOf = ({ place }: SmallRow | LargeRow) => place.slice(0, 2);

/** `2026-09-02` → `02-09-2026` */
const dateOf = (day: string) => day.split('-').toReversed().join('-');

function taxesOf(row: SmallRow | LargeRow, isWithin: boolean) {
  const { igstPaise, cgstPaise, sgstPaise } = workOut(row, { isWithin });
  return isWithin ? { camt: toRupees(cgstPaise), samt: toRupees(sgstPaise) } : { iamt: toRupees(igstPaise) };
}

/** The tool numbers an item by its rate: 18 % is 1801. */
function itemOf(row: LargeRow, isWithin: boolean) {
  const { percent: rt, taxablePaise } = row;
  const item = { txval: toRupees(taxablePaise), rt, ...taxesOf(row, isWithin), csamt: 0 };
  return { num: Math.round(rt * 100) + 1, itm_det: item };
}

function advancesOf(rows: SmallRow[], within: ReturnType<typeof withinOf>) {
  return [...Map.groupBy(rows, codeOf)].map(([pos, ofPlace]) => ({
    pos,
    sply_ty: within(ofPlace[0]!) ? 'INTRA' : 'INTER',
    itms: ofPlace.map((row) => ({
      rt: row.percent,
      ad_amt: toRupees(row.taxablePaise),
      ...taxesOf(row, within(row)),
      csamt: 0,
    })),
  }));
}

function byCustomer(
  rows: RegisteredRow[],
  key: 'inv' | 'nt',
  documentOf: (rows: RegisteredRow[]) => Record<string, unknown>,
) {
  return [...Map.groupBy(rows, ({ gstin }) => gstin)].map(([ctin, ofCustomer]) => ({
    ctin,
    [key]: [...Map.groupBy(ofCustomer, ({ number }) => number).values()].map(documentOf),
  }));
}

function headingsOf(rows: HsnRow[]) {
  return rows.map((row, at) => {
    const { hsn, uqc = unitOf(hsn), percent, quantity } = row;
    return {
      num: at + 1,
      hsn_sc: hsn,
      uqc,
      qty: uqc === 'NA' ? 0 : quantity,
      rt: percent,
      txval: toRupees(row.taxablePaise),
      iamt: toRupees(row.igstPaise),
      samt: toRupees(row.sgstPaise),
      camt: toRupees(row.cgstPaise),
      csamt: 0,
    };
  });
}

/** The place of a kind in the tool's list of documents. */
const documentNumbers: Record<string, number> = {
  'Invoices for outward supply': 1,
  'Credit Note': 5,
  [voucherNatures.receipt]: 6,
  [voucherNatures.refund]: 8,
  [challansOfOtherReasons]: 12,
};

function documentsOf(rows: DocumentRow[]) {
  return [...Map.groupBy(rows, ({ nature }) => nature)].map(([nature, series]) => ({
    doc_num: documentNumbers[nature],
    doc_typ: nature,
    docs: series.map(({ from, to, count }, at) => ({
      num: at + 1,
      from,
      to,
      totnum: count,
      cancel: 0,
      net_issue: count,
    })),
  }));
}

/** The tool writes no empty section. A 0 stays. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, each]) => [key, withoutEmpty(each)] as const)
    .filter(([, each]) => typeof each !== 'object' || each === null || Object.keys(each).length > 0);
  return Object.fromEntries(kept);
}
