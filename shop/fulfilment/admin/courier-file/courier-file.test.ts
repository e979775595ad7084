// §9 waybills and steps from the CSV file of a courier's portal: columns, a preview, one result a row, and a second import changes nothing
import { describe, expect, it } from 'vitest';
import { problemOf, type Target } from './columns.ts';
import { readMoments } from './read-moment.ts';
import { readStatus } from './read-status.ts';
import { suggestColumns } from './suggest-columns.ts';

function suggest(text: string) {
  const [headers = [], ...rows] = text.split('\n').map((line) => line.split(';'));
  const columns = suggestColumns(headers, rows);
  expect(problemOf(columns)).toBeNull();
  return Object.fromEntries(headers.flatMap((header, at) => (columns[at] ? [[header, columns[at]]] : [])));
}

describe('the columns of a portal', () => {
  // Headers of the order export of Shiprocket, as three public programs read them (seen 26 November 2026).
  it('are found in the export of Shiprocket', () => {
    expect(
      suggest(
        'Order ID;Shiprocket Created At;Channel Created At;Status;Payment Method;Order Total;Courier Company;AWB Code;Order Shipped Date;EDD;Order Delivered Date;RTO Initiated Date;RTO Delivered Date;Latest NDR Date;Latest NDR Reason\n' +
          'AR-1000011;2026-11-20 10:01:02;2026-11-20 10:00:00;DELIVERED;COD;517;Xpressbees;14326023456789;2026-11-21 18:00:00;2026-11-26;2026-11-24 12:10:11;;;;',
      ),
    ).toEqual({
      'Order ID': 'orderNumber',
      Status: 'status',
      'AWB Code': 'waybill',
      'Order Shipped Date': 'shippedAt',
      'Order Delivered Date': 'deliveredAt',
      'RTO Delivered Date': 'returnedAt',
      'Latest NDR Date': 'failedAt',
      'Latest NDR Reason': 'remark',
    });
  });

  // Headers of a report of an aggregator over Delhivery, from its public source (seen 26 November 2026).
  it('are found in a report of waybills with their last scan', () => {
    expect(
      suggest(
        'WayBill Number;Order Id;Order Date;Consignee Name;Consignee Pincode;Payment Mode;COD Amount;Current Status;Last Scanned At;Last Location;Last Scan Remark\n' +
          '84900000000017;AR-1000011;20-11-2026;Meera;560003;COD;517;In Transit;21-11-2026 14:20;Bengaluru;Received at hub',
      ),
    ).toEqual({
      'WayBill Number': 'waybill',
      'Order Id': 'orderNumber',
      'Current Status': 'status',
      'Last Scanned At': 'at',
      'Last Scan Remark': 'remark',
    });
  });

  it.each([
    [
      'Article Number;Booked on;Event;Event Date;Office',
      'EX123456789IN;20/11/2026;Item Delivered;24/11/2026;Malleswaram SO',
      { 'Article Number': 'waybill', 'Booked on': 'shippedAt', Event: 'status', 'Event Date': 'at' },
    ],
    [
      'Consignment No;Reference No;Status;Status Date',
      'D12345678;AR-1000011;Out For Delivery;24 Nov 2026 09:10 AM',
      { 'Consignment No': 'waybill', 'Reference No': 'orderNumber', Status: 'status', 'Status Date': 'at' },
    ],
    [
      'AWB No.;Order No.;Shipment Status;Delivered Date',
      '1234567890123;AR-1000011;Delivered;2026-11-24',
      {
        'AWB No.': 'waybill',
        'Order No.': 'orderNumber',
        'Shipment Status': 'status',
        'Delivered Date': 'deliveredAt',
      },
    ],
    [
      'CNNO;Ref No;Status;Last Updated;Reason',
      'D12345678;AR-1000011;Not Delivered;25/11/2026 10:00;Door locked',
      { CNNO: 'waybill', 'Ref No': 'orderNumber', Status: 'status', 'Last Updated': 'at', Reason: 'remark' },
    ],
    [
      'AWB;Order No;Reason Code;Reason;Status;Updated On',
      '904772255;AR-1000011;219;Consignee Not Available;Undelivered;04-Nov-2026 15:46',
      { AWB: 'waybill', 'Order No': 'orderNumber', Reason: 'remark', Status: 'status', 'Updated On': 'at' },
    ],
  ])('are found under %s', (headers, row, expected) => {
    expect(suggest(`${headers}\n${row}`)).toEqual(expected);
  });

  it('must name a parcel and something that changes', () => {
    const problem = (...columns: (Target | null)[]) => problemOf(columns);
    expect(problem('waybill', 'status')).toBeNull();
    expect(problem('waybill', 'orderNumber')).toBeNull();
    expect(problem('status', null)).toContain('waybill or the order number');
    expect(problem('waybill', null)).toContain('status too');
    expect(problem('waybill', 'waybill', 'status')).toContain('two columns');
  });
});

describe('a status of a portal', () => {
  // The statuses of Shiprocket's API, read from its public table (26 November 2026), and words of other couriers.
  it.each([
    ['DELIVERED', 'delivered'],
    ['Delivered to consignee', 'delivered'],
    ['Item Delivered(Addressee)', 'delivered'],
    ['IN TRANSIT', 'in_transit'],
    ['IN_TRANSIT', 'in_transit'],
    ['Shipped', 'in_transit'],
    ['Picked Up', 'in_transit'],
    ['REACHED AT DESTINATION HUB', 'in_transit'],
    ['Misrouted', 'in_transit'],
    ['Item Booked', 'in_transit'],
    ['Handover to Courier', 'in_transit'],
    ['Out For Delivery', 'out_for_delivery'],
    ['OFD', 'out_for_delivery'],
    ['UNDELIVERED-1ST ATTEMPT', 'attempt_failed'],
    ['Not Delivered', 'attempt_failed'],
    ['NDR PENDING', 'unknown'],
    ['NDR', 'attempt_failed'],
    ['Could not be delivered', 'attempt_failed'],
    ['RTO DELIVERED', 'returned_to_origin'],
    ['RTO_DELIVERED', 'returned_to_origin'],
    ['Delivered to consignor', 'returned_to_origin'],
    ['RTO INITIATED', 'returning'],
    ['RTO IN TRANSIT', 'returning'],
    ['RTO OFD', 'returning'],
    ['RTO NDR', 'returning'],
    ['RTO Undelivered', 'returning'],
    ['REACHED_BACK_AT_SELLER_CITY', 'returning'],
    ['LOST', 'lost'],
    ['Destroyed', 'lost'],
    ['DISPOSED_OFF', 'lost'],
    ['CANCELED', 'cancelled'],
    ['Cancellation Requested', 'cancelled'],
    ['CANCELLED_BEFORE_DISPATCHED', 'cancelled'],
    ['NEW', 'before'],
    ['AWB Assigned', 'before'],
    ['Manifested', 'before'],
    ['PICKUP SCHEDULED', 'before'],
    ['Pickup Exception', 'before'],
    ['Out For Pickup', 'before'],
    ['Not Picked', 'before'],
    ['Pending', 'before'],
    ['', 'none'],
    ['N/A', 'none'],
    ['Damaged', 'unknown'],
    ['Partial Delivered', 'unknown'],
    ['To be delivered', 'unknown'],
    ['Not yet shipped', 'unknown'],
    ['Pending for delivery', 'unknown'],
    ['On hold', 'unknown'],
    ['Something else', 'unknown'],
    ['x'.repeat(20_000), 'unknown'],
  ])('%.40s is %s', (text, status) => expect(readStatus(text)).toBe(status));
});

describe('a time of a portal', () => {
  const read = (...cells: string[]) =>
    readMoments(cells).map(
      (moment) => moment && `${moment.at.toISOString()} ${moment.isDay ? 'day' : 'time'}`,
    );

  it.each([
    ['2026-11-24 12:10:11', '2026-11-24T06:40:11.000Z time'],
    ['2026-11-24T12:10', '2026-11-24T06:40:00.000Z time'],
    ['2026-11-24T06:40:11Z', '2026-11-24T06:40:11.000Z time'],
    ['24-11-2026 12:10', '2026-11-24T06:40:00.000Z time'],
    ['24/11/2026 12:10 AM', '2026-11-23T18:40:00.000Z time'],
    ['24 Nov 2026 09:10 PM', '2026-11-24T15:40:00.000Z time'],
    ['24-Nov-26', '2026-11-24T06:30:00.000Z day'],
    ['November 24, 2026', '2026-11-24T06:30:00.000Z day'],
    ['05/11/2026', '2026-11-05T06:30:00.000Z day'],
    ["'05/11/2026", '2026-11-05T06:30:00.000Z day'],
  ])('%s is %s', (cell, moment) => expect(read(cell)).toEqual([moment]));

  it.each([
    '',
    'soon',
    '31/02/2026',
    '24/13/2026 x',
    '2026-11-24 25:00',
    '46350.5',
    '24/11',
    '1'.repeat(20_000),
  ])('%.20s is none', (cell) => expect(read(cell)).toEqual([null]));

  it('has the month first only where its column shows it alone', () => {
    expect(read('11/5/2026', '11/24/2026')).toEqual([
      '2026-11-05T06:30:00.000Z day',
      '2026-11-24T06:30:00.000Z day',
    ]);
    expect(read('11/5/2026', '24/11/2026')).toEqual([
      '2026-05-11T06:30:00.000Z day',
      '2026-11-24T06:30:00.000Z day',
    ]);
    expect(read('11/5/2026', '24/11/2026', '11/25/2026')[0]).toBeNull();
  });
});
