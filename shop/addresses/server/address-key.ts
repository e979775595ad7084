import { createHash } from 'node:crypto';
import type { PostalAddress } from '../postal-address.ts';

/** Returns the same text for an address however its blanks, commas and capitals are typed. */
export function addressKey({ addressLine, pincode }: Pick<PostalAddress, 'addressLine' | 'pincode'>): string {
  return `${pincode} ${addressLine.toLowerCase().replace(/[\s!-/:-@[-`{-~]+/g, '')}`;
}

/** Returns the pincode and a hash of an address, the same however it is typed. A block stores no street. */
export function addressHash(address: Pick<PostalAddress, 'addressLine' | 'pincode'>): string {
  return `${address.pincode} ${createHash('sha256').update(addressKey(address)).digest('hex')}`;
}
