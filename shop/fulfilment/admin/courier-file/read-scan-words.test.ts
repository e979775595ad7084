import { expect, it } from 'vitest';
import { readScanWords } from './read-scan-words.ts';
import { suggestColumns } from './suggest-columns.ts';

const read = (row: string) => {
  const [statusType = '', status = '', remark = ''] = row.split('|');
  return readScanWords({ statusType, status, remark });
};

// The panel of Delhivery by its public status flow (seen 29 November 2026), and files of DTDC, XpressBees, Ekart, Shiprocket,
// Blue Dart and Ecom Express by the tables of public programs that read them.
it.each([
  ['UD|Manifested|Consignment manifested', 'before'],
  ['UD|In Transit|Bag received at facility', 'in_transit'],
  ['UD|Pending|Reached destination hub', 'before'],
  ['UD|Pending|', 'before'],
  ['UD|Pending|Consignee unavailable', 'attempt_failed'],
  ['UD|Pending|Customer asked for tomorrow', 'attempt_failed'],
  ['UD|Pending|Consignee refused to accept', 'attempt_failed'],
  ['UD|Pending|Phone switched off', 'attempt_failed'],
  ['UD|Pending|Aliens', 'unknown'],
  ['UD|Dispatched|Out for delivery', 'out_for_delivery'],
  ['UD|Dispatched|Vehicle out for delivery', 'out_for_delivery'],
  ['UD|Dispatched|', 'out_for_delivery'],
  ['|Dispatched|Out for delivery', 'out_for_delivery'],
  ['|Dispatched|', 'in_transit'],
  ['|Item Dispatched|', 'in_transit'],
  ['DL|Delivered|Delivered to consignee', 'delivered'],
  ['DL|RTO|RETURN Accepted', 'returned_to_origin'],
  ['DL|RTO|', 'returned_to_origin'],
  ['DL|Delivered|Returned to client', 'returned_to_origin'],
  ['|Delivered|Returned to client', 'returned_to_origin'],
  ['|Delivered|RTO delivered', 'returned_to_origin'],
  ['RT|Delivered|Returned to client', 'returned_to_origin'],
  ['RT|In Transit|Returned as per client instructions', 'returning'],
  ['RT|Dispatched|Out for return to client', 'returning'],
  ['RT|Pending|Consignee unavailable', 'returning'],
  ['RT|Manifested|', 'returning'],
  ['|In Transit|Return as per client instruction.', 'returning'],
  ['|Out for delivery|RTO out for delivery', 'returning'],
  ['|RTO|', 'returning'],
  ['DL|DTO|', 'unknown'],
  ['PU|In Transit|', 'unknown'],
  ['CN|Canceled|', 'cancelled'],
  ['LT|Lost|', 'lost'],
  ['|Set RTO initiated|', 'returning'],
  ['|RTO Processed & Forwarded|', 'returning'],
  ['|RTO Returned/RTO Out For Delivery|', 'returning'],
  ['|RTO Delivered|', 'returned_to_origin'],
  ['|OTP based delivered|', 'delivered'],
  ['|Not Delivered|Door locked', 'attempt_failed'],
  ['|FDM Prepared|', 'in_transit'],
  ['|Mis Route|', 'in_transit'],
  ['|Softdata Upload|', 'before'],
  ['|RT-IT|', 'returning'],
  ['|RT-DL|', 'returned_to_origin'],
  ['|shipment_out_for_delivery|', 'out_for_delivery'],
  ['|shipment_rto_completed|', 'returned_to_origin'],
  ['|shipment_undelivered_attempted|', 'attempt_failed'],
  ['|SHIPMENT DELIVERED|', 'delivered'],
  ['|SHIPMENT OUT FOR DELIVERY|', 'out_for_delivery'],
  ["|RETURNED TO ORIGIN AT SHIPPER'S REQUEST|", 'returning'],
  ['|REACHED_BACK_AT_SELLER_CITY|', 'returning'],
  ['|Delivered|Consignee refused', 'unknown'],
  ['||Delivered to consignee', 'none'],
])('a portal’s “%s” is %s', (row, status) => {
  expect(read(row)).toBe(status);
});

it('no type or remark of a return lets a parcel become delivered', () => {
  for (const status of ['Delivered', 'DELIVERED', 'Shipment delivered', 'Delivered to consignee'])
    for (const [statusType, remark] of [
      ['RT', ''],
      ['RTO', 'x'],
      ['DL', 'RTO to origin'],
      ['', 'Return delivered'],
      ['UD', 'Returned to seller'],
      ['', 'Delivered back to shipper'],
    ] as const)
      expect(readScanWords({ status, statusType, remark })).not.toBe('delivered');
});

it('the columns of Delhivery’s panel hold type and remark', () => {
  const headers =
    'Waybill Number,Reference No,Payment Mode,COD Amount,Status Type,Current Status,Status Date,Remark';
  const row = '84900000000040,AR-1000014,COD,256,UD,Dispatched,2026-11-25 09:12:45,Out for delivery';
  expect(suggestColumns(headers.split(','), [row.split(',')])).toEqual([
    'waybill',
    'orderNumber',
    null,
    null,
    'statusType',
    'status',
    'at',
    'remark',
  ]);
});

// Words of the panels of India Post, DTDC, Ecom Express, iThink, Shiprocket, Velocity, XpressBees and Blue Dart, as public programs
// that read them list them (seen 30 November 2026).
it.each([
  ['|Item Delivered(Sender)|', 'returned_to_origin'],
  ['|Item Delivered|Item Delivered(Sender)', 'returned_to_origin'],
  ['|ITEM_DELIVERY|Item Delivered(Sender)', 'returned_to_origin'],
  ['|ITEM_DELIVERY|Item Delivered(Addressee)', 'delivered'],
  ['|ITEM_DELIVERY|', 'unknown'],
  ['|Item Returned to Sender|', 'returning'],
  ['|Intimation Delivered|', 'unknown'],
  ['|Item Kept on Hold|Intimation Delivered', 'unknown'],
  ['|Item Redirected|', 'in_transit'],
  ['|Bag Received|', 'in_transit'],
  ['|Taken out for delivery|', 'out_for_delivery'],
  ['|Addressee cannot be located|', 'attempt_failed'],
  ['|Insufficient Address|', 'attempt_failed'],
  ['|Delivery process in progress|', 'in_transit'],
  ['|ATTEMPTED|PARTY NOT AVAILABLE', 'attempt_failed'],
  ['|HELDUP|office closed', 'attempt_failed'],
  ['|Held Up|', 'unknown'],
  ['|Wrong pincode|', 'unknown'],
  ['|Off-loaded by airlines (central team access)|', 'in_transit'],
  ['|RTO FDM Prepared|', 'returning'],
  ['|Return - Delivered|', 'returned_to_origin'],
  ['|Waiting for RTO approval|', 'returning'],
  ['|Order received|', 'before'],
  ['|Shipment debagged at location|', 'in_transit'],
  ['|Redirected to another delivery center (dc update)|', 'in_transit'],
  ['|ofd lock|', 'unknown'],
  ['|rto lock|', 'returning'],
  ['|M|Manifested', 'before'],
  ['|NP|Not Picked', 'before'],
  ['|PP|Picked Up', 'in_transit'],
  ['|PP|', 'unknown'],
  ['|OT|', 'in_transit'],
  ['|UD|Reached At Destination', 'in_transit'],
  ['|UD|Undelivered', 'attempt_failed'],
  ['|DL|Delivered', 'delivered'],
  ['|DL|', 'unknown'],
  ['|DL|RTO delivered', 'returned_to_origin'],
  ['RTO|DL|Delivered', 'returned_to_origin'],
  ['|RTD|Delivered', 'returned_to_origin'],
  ['|RTOUD|', 'returning'],
  ['|RTI|Delivered', 'returning'],
  ['RTD|Delivered|', 'returned_to_origin'],
  ['UD|Undelivered|In Transit', 'in_transit'],
  ['UD|In Transit|Consignee unavailable', 'attempt_failed'],
  ['|Undelivered – Multiple Attempt|', 'attempt_failed'],
  ['|ndr_raised|', 'attempt_failed'],
  ['|reattempt_delivery|', 'attempt_failed'],
  ['|rto_lost|', 'lost'],
  ['|rto_cancelled|', 'unknown'],
  ['|DELIVERED BACK TO SHIPPER|', 'returned_to_origin'],
  ['|RTO SHIPMENT DELIVERED|', 'returned_to_origin'],
  ['|RTO SHIPMENT ARRIVED|', 'returning'],
  ['|CONSIGNEE REFUSED TO ACCEPT|', 'attempt_failed'],
  ["|CONSIGNEE'S ADDRESS INCORRECT/INCORRECT|", 'attempt_failed'],
  ['|Delivered|RTS', 'unknown'],
  ['|RTS|', 'unknown'],
])('a panel’s “%s” is %s', (row, status) => {
  expect(read(row)).toBe(status);
});

// Words of Blue Dart, Ekart, Shadowfax, Ecom Express and India Post, as public programs that read them list them (30 November 2026).
it.each([
  ['|DELIVERED TO WRONG ADDRESS AND RETRIEVED|', 'unknown'],
  ['|SHIPMENT WRONGLY DELIVERED|', 'unknown'],
  ['|Marked delivered by mistake|', 'unknown'],
  ['|Delivered - disputed by customer|', 'unknown'],
  ['|Delivered to hub|', 'unknown'],
  ['|Delivered at delivery centre|', 'unknown'],
  ['|Delivered to courier partner|', 'unknown'],
  ['|Delivered|Delivered to wrong address', 'unknown'],
  ['|Delivered|Handed to guard at the branch of the bank', 'delivered'],
  ['|Delivered to security guard|', 'delivered'],
  ['|Delivered|Customer says not received', 'unknown'],
  ['|Item Despatched|', 'in_transit'],
  ['|Bag Despatched|', 'in_transit'],
  ['|Not yet despatched|', 'unknown'],
  ['|Item Delivery Confirmed|', 'delivered'],
  ['|DLVD|', 'delivered'],
  ['|Delivery processing|', 'unknown'],
  ['|Delivery run sheet created|', 'unknown'],
  ['|Complaint created|', 'unknown'],
  ['|Item Delivered - new address|', 'unknown'],
  ['|Booking confirmed|', 'before'],
  ['|shipment_created|', 'before'],
  ['|return_received|', 'returning'],
  ['|return_received_at_dh|', 'returning'],
  ['|RTO received by seller|', 'returned_to_origin'],
  ['|rts_d|', 'returned_to_origin'],
  ['|REDIRECTED ON SAME AWB TO SHIPPER|', 'returning'],
  ['|UD SHPT SENDING BACK TO BDE FOR PROCESS|', 'unknown'],
  ['|SHPT RCVD AT DESTN LOC FOR DLVRY ATTEMPT|', 'in_transit'],
  ['|Received at hub for delivery attempt|', 'in_transit'],
  ['|SHIPMENT OUTSCANNED TO NETWORK|', 'in_transit'],
  ['|Shipment in-scan at DC|', 'in_transit'],
  ['|Bag scanned at DC|', 'in_transit'],
  ['|Received at Delivery Centre|', 'in_transit'],
  ['|recd_at_fwd_dc|', 'in_transit'],
  ['|Not received at delivery centre|', 'unknown'],
  ['|ADDRESS UNLOCATABLE; CANNOT DELIVER|', 'attempt_failed'],
  ['|Consignee Refusing to Pay COD Amount|', 'attempt_failed'],
  ['UD|Pending|Office/Institute closed', 'attempt_failed'],
  ['UD|Pending|Maximum attempts reached', 'attempt_failed'],
  ['UD|Pending|Received at hub for delivery attempt', 'before'],
  ['|cid|', 'attempt_failed'],
])('the words “%s” of a courier are %s', (row, status) => {
  expect(read(row)).toBe(status);
});

// Returns in the words of Shadowfax, Ekart and portals in short forms, which hold no “RTO” (1 December 2026).
it.each([
  ['|RTS Delivered|', 'returned_to_origin'],
  ['|RT_DELIVERED|', 'returned_to_origin'],
  ['|RTN Shipment Delivered|', 'returned_to_origin'],
  ['|RTO DLVD|', 'returned_to_origin'],
  ['|RTO_DEL|', 'returned_to_origin'],
  ['|Shipment delivered back|', 'returned_to_origin'],
  ['RTS|Delivered|', 'returned_to_origin'],
  ['Return|Delivered|', 'returned_to_origin'],
  ['Reverse|Shipment delivered|', 'returned_to_origin'],
  ['|Delivered|Delivered at seller warehouse', 'unknown'],
  ['R|Delivered|', 'unknown'],
  ['R|Out for delivery|', 'unknown'],
  ['|Delivered|To shipper', 'unknown'],
  ['|Delivered|Sent to origin', 'unknown'],
  ['|Delivered|DTO', 'unknown'],
  ['|Out for delivery|To shipper', 'unknown'],
  ['|rts_ofd|', 'returning'],
  ['|RTS Out For Delivery|', 'returning'],
  ['|Out for delivery|RTS out for delivery to seller', 'returning'],
  ['|RTS in transit|', 'returning'],
  ['|RTV Delivered|', 'returned_to_origin'],
  ['|Delivered|RTV', 'unknown'],
  ['|Delivered to supplier|', 'returned_to_origin'],
  ['RAO|Reached at Origin|', 'returning'],
  ['|RTS pending|', 'unknown'],
  ['|Delivered|No return', 'unknown'],
  ['|Delivered|RTO not needed', 'unknown'],
  ['|Delivered|Delivered to consignee after return request cancelled', 'unknown'],
  ['Forward|Delivered|', 'delivered'],
  ['Surface|Out for delivery|', 'out_for_delivery'],
])('a return in other words: “%s” is %s', (row, status) => {
  expect(read(row)).toBe(status);
});
