import { expect, test } from 'vitest';
import { showScan } from './show-scan.ts';

const scan = {
  at: '2026-11-22T12:40:52.000Z',
  type: 'UD',
  status: 'In Transit',
  code: '',
  place: '',
  remarks: '',
  event: null,
};

test("a scan has the customer's words, with town and state", () => {
  expect(
    showScan({
      ...scan,
      place: 'Ajmer_Ratanzila_I (Rajasthan)',
      remarks: 'Shipment Recieved at Origin Center',
    }),
  ).toEqual({ at: scan.at, says: 'Received at origin center', place: 'Ajmer, Rajasthan' });
  expect(showScan({ ...scan, place: 'Bengaluru', remarks: 'Call placed to consignee' })).toMatchObject({
    says: 'Call placed to recipient',
    place: 'Bengaluru',
  });
  expect(showScan({ ...scan, status: 'Manifested', place: 'Seller', remarks: 'Manifest uploaded' })).toEqual({
    at: scan.at,
    says: 'The courier knows of the parcel',
    place: '',
  });
  expect(showScan(scan)).toMatchObject({ says: 'In transit', place: '' });
  expect(showScan({ ...scan, event: 'returning' })).toMatchObject({ says: 'On its way back to us' });
  expect(showScan({ ...scan, status: 'RTO', event: 'returned_to_origin' })).toMatchObject({
    says: 'Back with us',
  });
});

test("the courier's internal scans are hidden from customers", () => {
  expect(showScan({ ...scan, code: 'DTUP-205', remarks: 'Package details changed by Delhivery' })).toBeNull();
  expect(showScan({ ...scan, code: 'X-DWS', remarks: 'weight captured' })).toBeNull();
});
