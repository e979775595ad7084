import type { ProductClass } from '../facts.ts';

/** The facts of the shop's settings about most of its products. An empty text says nothing. */
export type UsualFacts = {
  seller: string;
  address: string;
  ayushLicence: string;
  phone: string;
  email: string;
};

const maxSeller = 120;
const maxMaker = 240;
const maxLicence = 80;

/**
 * Returns the declarations with which a new draft begins: the shop as its seller and maker, in India, with its licence and its care for customers.
 * Staff change what is otherwise. A text that does not fit is left out.
 */
export function factsOfNew(
  { seller, address, ayushLicence, phone, email }: UsualFacts,
  productClass: ProductClass | '',
) {
  const maker = seller && address ? `${seller}, ${address}` : '';
  const care = [maker, phone, email].filter(Boolean).join(', ');
  const isLicensed = productClass === 'ayurvedic' && ayushLicence.length <= maxLicence;
  return {
    countryOfOrigin: 'India',
    ...(seller && seller.length <= maxSeller ? { seller } : {}),
    maker: maker.length <= maxMaker ? maker : '',
    licence: isLicensed ? ayushLicence : '',
    ...(maker && (phone || email) ? { facts: { consumerCare: care } } : {}),
  };
}
