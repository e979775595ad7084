import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { ask, inspectWhole, makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import { openSheets } from '../gst/make-sheets.ts';
import { isBalanced } from '../gst/sheets.ts';
import { invoiceLines } from '../tax/invoice-lines.ts';
import { lawRows } from '../tax/law-rows.ts';
import { partOfLine } from '../tax/part-of-line.ts';
import { creditPart } from './credit-part.ts';
import { drawCreditNote } from './draw-invoice.ts';
import { creditedLines, creditNotes, invoices } from './tables.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

const amounts = ['quantity', 'paidPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

describe('a credit note of a part', () => {
  // §9 credit notes of parts never exceed the invoice and add up to it to the paisa
  it('adds up to its invoice to the paisa when everything is returned, in any parts', () => {
    const sold = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPaise: fc.integer({ min: 100, max: 500_000 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        sold,
        fc.boolean(),
        fc.integer({ min: 0, max: 1_000 }),
        (goods, sameState, discountPaise) => {
          const lines = invoiceLines({
            rows: lawRows,
            sold: goods.map((each) => ({ ...each, name: 'Oil', hsn: '0902' })),
            amounts: priceOf(goods, {
              fixedDiscountPaise: Math.min(discountPaise, 100),
              feePaise: 700,
              ...(discountPaise % 2 ? { delivery: { paise: discountPaise, free: null } } : {}),
            }).lines,
            sameState,
            day: '2026-11-21',
          });
          for (const line of lines) {
            const parts = Array.from({ length: line.quantity }, (_, from) =>
              partOfLine(line, { from, to: from + 1 }),
            );
            for (const name of amounts) {
              expect(parts.every((part) => part[name] >= 0)).toBe(true);
              expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(line[name]);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes the fee back with the last goods, so that the notes are the invoice', async () => {
    for (const state of ['Karnataka', 'Delhi'] as const) {
      const order = await makeDelivered(db, {
        sold: [{ quantity: 3, pricePaise: 33_333 }, { quantity: 1 }],
        state,
      });
      const [first, second] = order.lines;
      const asked = [
        [{ orderLineId: first!.id, quantity: 1 }],
        [{ orderLineId: first!.id, quantity: 2 }],
        [{ orderLineId: second!.id, quantity: 1 }],
      ];
      for (const lines of asked) {
        const id = await ask(db, order, { lines });
        await inspectWhole(db, { id, orderId: order.orderId, by });
      }
      const notes = await db.select().from(creditNotes).where(eq(creditNotes.orderId, order.orderId));
      const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order.orderId));
      expect(notes.map(({ content }) => content.lines.length)).toEqual([1, 1, 2]);
      for (const name of amounts) {
        const sumOf = (documents: { lines: { [key in typeof name]: number }[] }[]) =>
          documents.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line[name], 0);
        expect(sumOf(notes.map(({ content }) => content))).toBe(sumOf([invoice!.content]));
      }
      const sheets = openSheets();
      sheets.add({ kind: 'invoice', document: invoice!.content });
      const { totalPaise: invoicePaise } = invoice!.content;
      for (const { content: document } of notes) sheets.add({ kind: 'credit note', document, invoicePaise });
      const { sheets: made, totals } = sheets.done();
      expect(totals).toMatchObject({ totalPaise: 0, taxablePaise: 0, creditNotes: 3 });
      expect(isBalanced(made, totals)).toBe(true);
    }
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('never exceeds its invoice, and no constraint of the database lets it', async () => {
    const order = await makeDelivered(db);
    const { orderId, lines } = order;
    const credit = (returnId: number, quantity: number) =>
      creditPart(db, { orderId, returnId, units: [{ orderLineId: lines[0]!.id, quantity }], seller });
    const codes = await Promise.all([1, 2, 3].map((id) => codeOf(credit(900_000 + id, 2))));
    expect(codes.map(String).toSorted()).toEqual(['done', 'too_much_credited', 'too_much_credited']);
    await expect(
      db.update(creditedLines).set({ creditedQuantity: 4 }).where(eq(creditedLines.orderId, orderId)),
    ).rejects.toThrow();
    await db.delete(creditNotes).where(eq(creditNotes.orderId, orderId));
    await db.delete(creditedLines).where(eq(creditedLines.orderId, orderId));
  });

  it('is a PDF that says what it takes back', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    await inspectWhole(db, { id, orderId: order.orderId, by });
    const [note] = await db.select().from(creditNotes).where(eq(creditNotes.returnId, id));
    expect((await drawCreditNote(note!.content, { shopName: 'Aranya' })).length).toBeGreaterThan(5_000);
  });
});

describe('the check of credit notes', () => {
  it('finds a note that takes back more than its invoice', async () => {
    const order = await makeDelivered(db);
    const id = await ask(db, order);
    await inspectWhole(db, { id, orderId: order.orderId, by });
    const [note] = await db.select().from(creditNotes).where(eq(creditNotes.returnId, id));
    const { lines: whole } = note!.content;
    const lines = whole.map((line) => Object.assign({}, line, { quantity: 4 }));
    await db
      .update(creditNotes)
      .set({ content: { ...note!.content, lines } })
      .where(eq(creditNotes.id, note!.id));
    const broken = await checkInvariants(db);
    expect(new Set(broken.map(({ number }) => number))).toEqual(new Set([12]));
    await db.update(creditNotes).set({ content: note!.content }).where(eq(creditNotes.id, note!.id));
  });
});
