/** The port of the shop that the pictures are taken of. */
export const port = 4060;

/** Stores the browser of a signed-in customer between the pictures: a token, a cart, an address, an order. */
export const customerState = '.cache/pictures/customer.json';

/** Where the pictures go; git ignores it. */
export const pictureFolder = 'pictures';
