/** Where the browser of a signed-in customer is kept between the pictures: a token, a cart, an address, an order. */
export const customerState = '.cache/pictures/customer.json';

/** Where the pictures go; git ignores it. */
export const pictureFolder = 'pictures';
