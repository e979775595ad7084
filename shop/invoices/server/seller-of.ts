import type { Config } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { gstCodeOf, isGstin, type Seller } from '../seller.ts';

type Settings = Pick<
  Config,
  'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_STATE' | 'SELLER_GSTIN' | 'AYUSH_LICENCE' | 'GRIEVANCE_OFFICER'
>;

/** Who sells, from the settings. Throws `StartRefusal` where the state is none of India or the GSTIN none of it. */
export function sellerOf(settings: Settings): Seller {
  const { SELLER_STATE: state, SELLER_GSTIN: gstin } = settings;
  if (!gstCodeOf(state))
    throw new StartRefusal('setting', 'A setting is wrong: SELLER_STATE is no state of India.');
  if (!isGstin(gstin, state))
    throw new StartRefusal('setting', `A setting is wrong: SELLER_GSTIN is no GSTIN of ${state}.`);
  return {
    name: settings.SELLER_NAME,
    address: settings.SELLER_ADDRESS,
    state,
    gstin,
    ayushLicence: settings.AYUSH_LICENCE,
    grievanceOfficer: settings.GRIEVANCE_OFFICER,
  };
}
