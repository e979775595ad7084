import { toIndianTime } from '#platform/india-time.ts';
import { type BookedParcel, type Box, plainText } from './booked-parcel.ts';

/**
 * The columns of Shiprocket's bulk order file, in its sequence and spelling ("Import bulk orders", sample of 2026). Two public shops write
 * the same 39 headers.
 */
export const shiprocketColumns = [
  '*Order Id',
  'Order Date as dd-mm-yyyy hh:MM',
  '*Channel',
  '*Payment Method(COD/Prepaid)',
  '*Customer First Name',
  'Customer Last Name',
  'Email (Optional)',
  '*Customer Mobile',
  'Customer Alternate Mobile',
  '*Shipping Address Line 1',
  'Shipping Address Line 2',
  '*Shipping Address Country',
  '*Shipping Address State',
  '*Shipping Address City',
  '*Shipping Address Postcode',
  'Billing Address Line 1',
  'Billing Address Line 2',
  'Billing Address Country',
  'Billing Address State',
  'Billing Address City',
  'Billing Address Postcode',
  '*Master SKU',
  '*Product Name',
  '*Product Quantity',
  'Tax %',
  '*Selling Price(Per Unit Item, Inclusive of Tax)',
  'Discount(Per Unit Item)',
  'Shipping Charges(Per Order)',
  'COD Charges(Per Order)',
  'Gift Wrap Charges(Per Order)',
  'Total Discount (Per Order)',
  '*Partial COD (Yes/No)',
  'Paid Amount (Rs.)',
  '*Length (cm)',
  '*Breadth (cm)',
  '*Height (cm)',
  '*Weight Of Shipment(kg)',
  'Send Notification(True/False)',
  'Comment',
] as const;

type Column = (typeof shiprocketColumns)[number];

/** Returns the file: the columns, and a row for each line of a parcel. Rows of one order repeat what belongs to the order. */
export function shiprocketRows(parcels: readonly BookedParcel[], box: Box): string[][] {
  const rows = parcels.flatMap((parcel) => {
    const ofOrder = orderCells(parcel, box);
    return parcel.lines.map((line) => {
      const cells: Partial<Record<Column, string>> = {
        ...ofOrder,
        '*Master SKU': plainText(line.sku),
        '*Product Name': plainText(line.name),
        '*Product Quantity': String(line.quantity),
        '*Selling Price(Per Unit Item, Inclusive of Tax)': rupees(line.unitPaise),
      };
      return shiprocketColumns.map((column) => cells[column] ?? '');
    });
  });
  return [[...shiprocketColumns], ...rows];
}

function orderCells(parcel: BookedParcel, box: Box): Partial<Record<Column, string>> {
  const { recipient, collectPaise, grams } = parcel;
  const [first, ...rest] = plainText(recipient.name).split(' ');
  return {
    '*Order Id': parcel.orderNumber,
    'Order Date as dd-mm-yyyy hh:MM': orderTime(parcel.placedAt),
    '*Channel': 'CUSTOM',
    '*Payment Method(COD/Prepaid)': collectPaise > 0 ? 'COD' : 'Prepaid',
    '*Customer First Name': first ?? '',
    'Customer Last Name': rest.join(' '),
    '*Customer Mobile': recipient.phone,
    '*Shipping Address Line 1': plainText(recipient.addressLine),
    '*Shipping Address Country': 'India',
    '*Shipping Address State': plainText(recipient.state),
    '*Shipping Address City': plainText(recipient.city),
    '*Shipping Address Postcode': recipient.pincode,
    'Shipping Charges(Per Order)': rupees(parcel.chargedPaise),
    'Total Discount (Per Order)': rupees(parcel.savedPaise),
    '*Partial COD (Yes/No)': 'No',
    '*Length (cm)': String(box.lengthCm),
    '*Breadth (cm)': String(box.breadthCm),
    '*Height (cm)': String(box.heightCm),
    '*Weight Of Shipment(kg)': (grams / 1_000).toFixed(3),
    // The shop writes its own emails.
    'Send Notification(True/False)': 'False',
  };
}

/** `26-11-2026 15:04`, Indian time. */
function orderTime(moment: Date): string {
  const [day = '', time = ''] = toIndianTime(moment).split(/[ T]/);
  return `${day.split('-').toReversed().join('-')} ${time.slice(0, 5)}`;
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
