export const port = 4060;

/** The key of the shop of the pictures, from which the key of its mailbox follows. */
export const serverKey = '5'.repeat(64);

/** The browser state of a signed-in customer between pictures. */
export const customerState = '.cache/pictures/customer.json';

export const pictureFolder = 'pictures';
