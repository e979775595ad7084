export const port = 4060;

/** The browser state of a signed-in customer between pictures. */
export const customerState = '.cache/pictures/customer.json';

export const pictureFolder = 'pictures';
