import { boardRows } from '#api/admin/board.ts';
import { recentMonths } from '#platform/admin/months.ts';
import { listFailedJobs } from '#platform/admin/server/failed-jobs.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { getDue, listDues } from '#shop/cash/admin/server/list-dues.ts';
import { readBalances } from '#shop/cash/admin/server/read-balances.ts';
import {
  listRemittanceRows,
  listRemittances,
  showRemittance,
} from '#shop/cash/admin/server/remittances/show-remittance.ts';
import { mayLeave } from '#shop/fulfilment/admin/server/manifest/find-left.ts';
import { isToPack } from '#shop/orders/admin/server/waiting-orders.ts';
import { listParcels } from '#shop/fulfilment/admin/server/packing/list-parcels.ts';
import { parcelConditions } from '#shop/fulfilment/admin/server/parcels/parcel-conditions.ts';
import { readParcel } from '#shop/fulfilment/admin/server/parcels/read-parcel.ts';
import { listDocuments } from '#shop/invoices/admin/server/list-documents.ts';
import type { OrderFilters } from '#shop/orders/admin/contract.ts';
import { orderTabNames } from '#shop/orders/admin/order-tabs.ts';
import { isOnTab } from '#shop/orders/admin/server/waiting-orders.ts';
import { getOrderForStaff } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { findAccounts } from '#shop/orders/admin/server/find/find-accounts.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { readReport } from '#shop/reports/admin/server/read-report.ts';
import { maxMonths } from '#shop/reports/admin/contract.ts';
import { customerViewNames } from '#shop/reports/admin/sales/customers.ts';
import { type ReportName, reportNames } from '#shop/reports/admin/reports.ts';
import { salesSplitNames } from '#shop/reports/admin/sales/figures.ts';
import { readCustomerSales } from '#shop/reports/admin/server/sales/read-customer-sales.ts';
import { readOverview } from '#shop/reports/admin/server/sales/read-overview.ts';
import { readPace } from '#shop/reports/admin/server/sales/read-pace.ts';
import { readProductSales } from '#shop/reports/admin/server/sales/read-product-sales.ts';
import { readSales } from '#shop/reports/admin/server/sales/read-sales.ts';
import { getReturn } from '#shop/returns/admin/server/get-return.ts';
import { listReturnsForStaff } from '#shop/returns/admin/server/list-returns.ts';
import { readVisits } from '#shop/visits/admin/server/read-visits.ts';

/** The reads of staff, by the names of the table in docs/performance.md. The filled shops know these orders. */
export type StaffRead = [what: string, read: (db: Db) => Promise<unknown>];

const now = new Date();
const today = dayOf(now);
const month = today.slice(0, 7);
const number = 'AR-100777';
const delivered = 'AR-109777';
const couriers = { COURIER: 'delhivery' } as const;
const rows = boardRows({ MIN_SHELF_LIFE_DAYS: 60, LOW_STOCK_UNITS: 0, ...couriers });

const list = (what: string, { parcel, tab, ...filters }: OrderFilters): StaffRead => [
  `orders: ${what}`,
  (db) =>
    listOrdersForStaff(db, {
      ...filters,
      asking: tab
        ? isOnTab(db, { tab, couriers })
        : parcel && parcelConditions[parcel](db, { now, couriers }),
    }),
];

const report = (name: ReportName): StaffRead => [
  `report: ${name}, ${maxMonths} months`,
  (db) => readReport(db, { report: name, from: recentMonths(now).at(maxMonths - 1)!.value, to: month, now }),
];

const customer = (how: string, q: string): StaffRead => [
  `customer ${how}`,
  (db) => findAccounts(db, { q, userId: 1, mayList: true }),
];

const years = { from: addDays(today, -1_825), to: today };

async function secondPage(db: Db): Promise<unknown> {
  const { next } = await listOrdersForStaff(db, {});
  return listOrdersForStaff(db, { cursor: next! });
}

export const staffReads: StaffRead[] = [
  ['board of the owner', (db) => readBoard(db, { role: 'owner', rows })],
  ['board of a packer', (db) => readBoard(db, { role: 'packer', rows })],
  list('first page', {}),
  ['orders: first and second page', secondPage],
  list('state delivered', { state: 'delivered' }),
  list('state packed', { state: 'packed' }),
  list('state lost', { state: 'lost' }),
  list('estimated for today', { promised: today }),
  list('late, by their estimate', { late: 'yes' }),
  list('a pincode', { pincode: '560003' }),
  list('a state in a pincode', { state: 'returned', pincode: '560003' }),
  list('cash due', { cash: 'due' }),
  list('held for confirmation', { held: 'confirmation' }),
  list('parcels to rescue', { parcel: 'rescue' }),
  list('parcels on their way back', { parcel: 'returning' }),
  list('parcels to inspect', { parcel: 'inspect' }),
  ...orderTabNames.map((tab) => list(`tab ${tab}`, { tab })),
  list('a popular product', { product: 2 }),
  list('a product in every 90th order', { product: 58 }),
  list('search by number', { q: number }),
  list('search by waybill', { q: 'W100777' }),
  list('search by phone', { q: '9000000777' }),
  list('search by email', { q: 'customer777@bench.in' }),
  list('search by pincode', { q: '560003' }),
  list('search by frequent name', { q: 'kumar' }),
  list('search by rare name', { q: 'f777' }),
  list('search by two names', { q: 'meera f780' }),
  list('search by unknown name', { q: 'zubeda' }),
  list('search by product', { q: 'bhringraj' }),
  [
    'an order',
    (db) =>
      Promise.all([
        getOrderForStaff(db, { orderNumber: number, userId: 1, role: 'owner' }),
        readParcel(db, { orderNumber: number }),
      ]),
  ],
  ['packing list', (db) => listParcels(db, { where: isToPack(db, couriers) })],
  ['hand-over list', (db) => listParcels(db, { where: mayLeave(db, {}) })],
  ['hand-over: left by the rider', (db) => listParcels(db, { where: mayLeave(db, { left: 'yes' }) })],
  ['list of returns: newest', (db) => listReturnsForStaff(db, {})],
  ['list of returns: requested', (db) => listReturnsForStaff(db, { state: 'requested' })],
  ['list of returns: to inspect', (db) => listReturnsForStaff(db, { state: 'picked_up' })],
  ['list of refunds due', (db) => listReturnsForStaff(db, { state: 'inspected' })],
  ['list of returns: refunded', (db) => listReturnsForStaff(db, { state: 'refunded' })],
  ['a return', (db) => getReturn(db, { id: 7, userId: 1, role: 'owner', alonePaise: 200_000 })],
  ['cash: balances', (db) => readBalances(db, { day: today })],
  ['cash: balances of a day a year ago', (db) => readBalances(db, { day: addDays(today, -365) })],
  ['cash: open', (db) => listDues(db, { now })],
  ['cash: missing', (db) => listDues(db, { now, show: 'missing' })],
  ['cash: too little', (db) => listDues(db, { now, show: 'short' })],
  ['cash: by waybill', (db) => listDues(db, { now, q: 'W100777' })],
  ['cash: of an order', (db) => getDue(db, { orderNumber: delivered, now, namesOf: findStaffNames })],
  ['cash: files of the courier', listRemittances],
  ['cash: a file of the courier', (db) => showRemittance(db, { id: 3 })],
  ['cash: rows of a file', (db) => listRemittanceRows(db, { id: 3, result: 'right' })],
  ['failed jobs', listFailedJobs],
  ['documents: invoices', (db) => listDocuments(db, {})],
  ['documents: credit notes of a month', (db) => listDocuments(db, { kind: 'credit-note', month })],
  ['documents: of an order', (db) => listDocuments(db, { q: number })],
  ...reportNames.map(report),
  ['sales overview of Today', (db) => readOverview(db, { now })],
  ...salesSplitNames.map((by): StaffRead => [
    `sales by ${by}, 60 months`,
    (db) => readSales(db, { ...years, by, now }),
  ]),
  ['product sales, 60 months', (db) => readProductSales(db, { ...years, show: 'sold', now })],
  ['products that run out', (db) => readProductSales(db, { ...years, show: 'runningOut', now })],
  ['pace of the list of stock', (db) => readPace(db, now)],
  ['page views, 60 months', (db) => readVisits(db, { ...years, now })],
  ...customerViewNames.map((show): StaffRead => [
    `customers who ordered: ${show}, 60 months`,
    (db) => readCustomerSales(db, { ...years, show }),
  ]),
  customer('by phone', '9000000777'),
  customer('by email', 'customer777@bench.in'),
  customer('by frequent name', 'kumar'),
  customer('by two names', 'meera f780'),
];
