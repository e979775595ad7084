import { type TracedStep, traced } from './traced-steps.ts';

type TrackedParcel = { orderId: string; waybill?: string; steps?: readonly TracedStep[] };

function shipmentOf({ orderId, waybill = '84900000000017', steps = ['manifested'] }: TrackedParcel) {
  const scans = steps.map((step) => traced[step]);
  const [status, type, at, place, code, instructions] = scans.at(-1)!;
  return {
    Shipment: {
      AWB: waybill,
      CODAmount: 897,
      ChargedWeight: null,
      Consignee: {
        Address1: [],
        Address2: [],
        Address3: '',
        City: 'Bengaluru',
        Country: 'India',
        Name: 'Meera Sons',
        PinCode: 560003,
        State: 'Karnataka',
        Telephone1: '',
        Telephone2: '',
      },
      DeliveryDate: null,
      DestRecieveDate: null,
      Destination: 'Bengaluru',
      DispatchCount: 0,
      Ewaybill: [],
      ExpectedDeliveryDate: null,
      Extras: '',
      FirstAttemptDate: null,
      InvoiceAmount: 897,
      OrderType: 'COD',
      Origin: 'Bengaluru_Peenya_GW (Karnataka)',
      PickUpDate: '2026-11-22T18:10:52',
      PickupLocation: 'Aranya Warehouse',
      PromisedDeliveryDate: null,
      Quantity: '',
      RTOStartedDate: null,
      ReferenceNo: orderId,
      ReverseInTransit: false,
      SenderName: 'ARANYA SURFACE',
      Scans: scans.map(([Scan, ScanType, time, ScannedLocation, StatusCode, Instructions]) => ({
        ScanDetail: {
          Instructions,
          Scan,
          ScanDateTime: time,
          ScanType,
          ScannedLocation,
          StatusCode,
          StatusDateTime: time,
        },
      })),
      Status: {
        Instructions: instructions,
        RecievedBy: '',
        Status: status,
        StatusCode: code,
        StatusDateTime: at,
        StatusLocation: place,
        StatusType: type,
      },
    },
  };
}

/** The number of the first request for an act. */
const upload = 17_749_083_484;

/** Responses in Delhivery's documented shapes, all HTTP 200. */
export const recordedResponses = {
  created: (orderId: string, waybill = '84900000000017') => ({
    cash_pickups_count: 1,
    package_count: 1,
    upload_wbn: 'UPL2156148392104822390',
    replacement_count: 0,
    pickups_count: 0,
    packages: [
      {
        status: 'Success',
        client: 'ARANYA SURFACE',
        sort_code: 'BLR/MLS',
        remarks: [''],
        waybill,
        cod_amount: 897,
        payment: 'COD',
        serviceable: true,
        refnum: orderId,
      },
    ],
    cash_pickups: 897,
    cod_count: 1,
    success: true,
    prepaid_count: 0,
    cod_amount: 897,
  }),
  failedPackage: (orderId: string, remark: string) => ({
    package_count: 1,
    upload_wbn: 'UPL2156148392104822391',
    rmk: 'An internal Error has occurred, Please get in touch with client.support@delhivery.com',
    packages: [
      {
        status: 'Fail',
        client: 'ARANYA SURFACE',
        sort_code: null,
        remarks: [remark],
        waybill: '',
        cod_amount: 0,
        payment: '',
        serviceable: false,
        refnum: orderId,
      },
    ],
    success: false,
    cod_amount: 0,
  }),
  failedWhole: (rmk: string) => ({
    cash_pickups_count: 0,
    package_count: 0,
    upload_wbn: '',
    packages: [],
    rmk,
    success: false,
    error: true,
  }),
  tracked: (...parcels: TrackedParcel[]) => ({ ShipmentData: parcels.map(shipmentOf) }),
  /** Sent as XML whatever Accept says, also for a parcel cancelled before. */
  cancelled:
    '<?xml version="1.0" encoding="utf-8"?>\n<root><status>True</status><waybill>84900000000017</waybill><order_id>AR-1001</order_id><remark>Shipment has been cancelled.</remark></root>',
  /** Its shape is that of a cancellation. */
  edited:
    '<?xml version="1.0" encoding="utf-8"?>\n<root><status>True</status><waybill>84900000000017</waybill><order_id>AR-1001</order_id><remark>Shipment has been updated.</remark></root>',
  cancelledAsJson: {
    status: true,
    waybill: '84900000000017',
    remark: 'Shipment has been cancelled.',
    order_id: 'AR-1001',
  },
  notCancelled: (error: string) => ({ status: false, waybill: '84900000000017', error }),
  /** The request is only queued: its result is read by its number. */
  updated: (index: number) => ({ message: 'Request received', request_id: `UPL${upload + index}` }),
  indexOfUpdate: (path: string) => Number(/UPL(\d+)/.exec(path)![1]) - upload,
  updateResult: ({ act, waybill }: { act: string; waybill: string }, isTaken: boolean) => ({
    status: isTaken ? 'Success' : 'Failure',
    remark: isTaken ? '' : 'Zero waybills affected',
    failed_wbns: isTaken
      ? []
      : [{ action: act, waybill, message: `${act} is not allowed as package should be in pending status` }],
    success_wbns: isTaken ? [{ action: act, waybill }] : [],
  }),
  pickupRequested: (number: number) => ({
    client_name: 'ARANYA SURFACE',
    expected_package_count: 3,
    incoming_center_name: 'Bengaluru_Peenya_GW (Karnataka)',
    pickup_date: '2026-11-24',
    pickup_id: number,
    pickup_location_name: 'Aranya Warehouse',
    pickup_time: '15:00:00',
  }),
  pickupExists: (number: number) => ({
    status: false,
    success: false,
    pickup_id: number,
    pr_exist: true,
    error: { message: 'Pickup request with this slot already exists', code: 669 },
  }),
  pickupRefused: {
    success: false,
    error: { message: 'ClientWarehouse matching query does not exist.', code: 400 },
  },
  unauthorized: { detail: 'Authentication credentials were not provided.' },
  notFound: {
    rmk: 'Some error has occurred. Please contact client.support@delhivery.com with error message- No such waybill or Order Id found',
    Success: false,
    Error: 'No such waybill or Order Id found',
  },
};
