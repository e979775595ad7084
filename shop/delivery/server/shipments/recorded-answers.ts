/** Answers in the shapes that Delhivery documents for `create.json` and `packages/json/`, all of them HTTP 200. */
export const recordedAnswers = {
  created: (orderId: string) => ({
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
        remarks: [],
        waybill: '84900000000017',
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
  tracked: (orderId: string) => ({
    ShipmentData: [
      {
        Shipment: {
          AWB: '84900000000017',
          ReferenceNo: orderId,
          PickUpDate: '2026-11-22T18:10:52',
          Destination: 'Bengaluru',
          DestRecieveDate: null,
          OrderType: 'COD',
          Status: {
            Status: 'In Transit',
            StatusLocation: 'Bengaluru_Malleshwaram_D (Karnataka)',
            StatusDateTime: '2026-11-22T18:10:52',
            RecievedBy: '',
            Instructions: 'Shipment picked up',
            StatusType: 'UD',
            StatusCode: 'X-PPOM',
          },
          Scans: [
            {
              ScanDetail: {
                ScanDateTime: '2026-11-21T14:31:48.752',
                ScanType: 'UD',
                Scan: 'Manifested',
                StatusDateTime: '2026-11-21T14:31:48.752',
                ScannedLocation: 'Aranya Warehouse',
                StatusCode: 'X-UCI',
                Instructions: 'Manifest uploaded',
              },
            },
          ],
        },
      },
    ],
  }),
  notFound: {
    rmk: 'Some error has occurred. Please contact client.support@delhivery.com with error message- No such waybill or Order Id found',
    Success: false,
    Error: 'No such waybill or Order Id found',
  },
};
