import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { documentNumberOf, financialYearOf, hasInvoice, type Invoice } from '#shop/invoices/invoice.ts';
import type { Seller } from '#shop/invoices/seller.ts';
import { ofDocument } from '#shop/invoices/seller.ts';
import { soldIn } from '#shop/invoices/server/issue-invoice.ts';
import { readRateRows } from '#shop/invoices/server/rates/read-rate-rows.ts';
import { creditedLines, creditNotes, invoices } from '#shop/invoices/server/tables.ts';
import { invoiceLines } from '#shop/invoices/tax/invoice-lines.ts';
import { orderStates, stateAfter } from '#shop/orders/states.ts';
import { usualMethod } from '#shop/payments/methods.ts';
import { insertRows } from '../insert-rows.ts';
import type { SampleOrder } from './write-sample-orders.ts';

/**
 * Serials of samples lie below zero, so the series of a real shop begins at its first number also while samples are there. Their numbers have a
 * series of their own.
 */
const series = { invoice: 'SI', creditNote: 'SC' } as const;

export function sampleSerial(kind: keyof typeof series, { day, serial }: { day: string; serial: number }) {
  const financialYear = financialYearOf(day);
  const number = documentNumberOf(series[kind], { financialYear, serial });
  return { financialYear, serial: -serial, number };
}

type Params = { orders: SampleOrder[]; seller: Seller };

/** Writes the invoice of each sample that left, and the credit note of each that came back or was lost. Returns the invoices by order. */
export async function writeDocuments(tx: Db, { orders, seller }: Params): Promise<Map<string, Invoice>> {
  const rates = await readRateRows(tx);
  const issued: { order: SampleOrder; invoice: Invoice; at: Date; serial: number }[] = [];
  for (const order of orders.filter(({ state }) => hasInvoice(state))) {
    const at = order.events.find(({ state }) => state === stateAfter.handOver)!.at;
    const day = dayOf(at);
    const sold = await soldIn(tx, { orderId: order.id, rows: rates, day });
    const serial = issued.length + 1;
    const lines = invoiceLines({
      sold,
      rows: rates,
      amounts: order.price.lines,
      sameState: order.address.state === seller.state,
      day,
    });
    const invoice: Invoice = {
      number: sampleSerial('invoice', { day, serial }).number,
      day,
      orderNumber: order.orderNumber,
      seller: ofDocument(seller),
      buyer: order.address,
      lines,
      totalPaise: order.price.payablePaise,
      paymentMode: usualMethod,
    };
    issued.push({ order, invoice, at, serial });
  }
  await insertRows(
    tx,
    invoices,
    issued.map(({ order, invoice, at, serial }) => {
      const { financialYear, serial: stored } = sampleSerial('invoice', { day: invoice.day, serial });
      return { orderId: order.id, financialYear, serial: stored, content: invoice, issuedAt: at };
    }),
  );
  await creditWhole(tx, issued);
  return new Map(issued.map(({ order, invoice }) => [order.id, invoice]));
}

async function creditWhole(tx: Db, issued: { order: SampleOrder; invoice: Invoice }[]): Promise<void> {
  const credited = issued.filter(({ order }) => orderStates[order.state].invoiced === 'credited');
  await insertRows(
    tx,
    creditNotes,
    credited.map(({ order, invoice }, at) => {
      const issuedAt = order.events.at(-1)!.at;
      const day = dayOf(issuedAt);
      const { number, ...place } = sampleSerial('creditNote', { day, serial: at + 1 });
      const content = { ...invoice, number, day, invoice: { number: invoice.number, day: invoice.day } };
      return { orderId: order.id, ...place, content, issuedAt };
    }),
  );
  await insertRows(
    tx,
    creditedLines,
    credited.flatMap(({ order, invoice }) =>
      invoice.lines.map(({ quantity, paidPaise }, position) => ({
        orderId: order.id,
        position,
        quantity,
        paidPaise,
        creditedQuantity: quantity,
        creditedPaise: paidPaise,
      })),
    ),
  );
}
