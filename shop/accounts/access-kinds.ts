/** The object of an access of staff, when they saw personal data of customers. The table stores the names, so they never change. */
export const accessKinds = {
  contact: 'Phone and address',
  edit: 'Order opened for a change',
  search: 'Order found by a phone or an email',
  customer: 'Customer found for an order by phone',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  challan: 'Delivery challan',
  voucher: 'Voucher of an advance',
  emails: 'Email log',
  papers: 'Documents of a packing run',
  booking_file: 'File for a courier’s portal',
  zip: 'All documents of a month',
  payout: 'Account of a refund',
  return_link: 'Link to the returns of an order',
  track_link: 'Link to the tracking of an order',
  orders_file: 'File of orders',
  grievance: 'Complaint',
  customer_page: 'Page of a customer',
  customer_list: 'List of customers who ordered',
  subscribers: 'File of newsletter subscribers',
  refused_readers: 'Refused addresses of a newsletter issue',
} as const;

export type AccessKind = keyof typeof accessKinds;

export const accessKindNames = Object.keys(accessKinds) as [AccessKind, ...AccessKind[]];
