import { changeEntity, versionsOf } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { carrierLabel } from '#shop/shipping/couriers/carrier.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { maxPincodes, readPincodeList } from '#shop/shipping/pincode-list.ts';
import { listPincodeRules } from '#shop/shipping/server/choice/pincode-rules.ts';
import { type PincodeLists, refusals } from '../../courier-choice.ts';
import { courierPincodesKind } from './choice-kinds.ts';
import { listCarriers, offered } from './choose-for-order.ts';

/** Returns the pincodes of each carrier that may have some (GET /api/admin/by-hand/pincodes). A carrier that is no longer offered keeps its list. */
export async function readPincodeLists(
  db: Db,
  { config }: { config: CourierSettings },
): Promise<PincodeLists> {
  const options = await listCarriers(db, config);
  // The versions come first, so that a change in between makes the next save stale.
  const versions = await versionsOf(db, courierPincodesKind);
  const pincodes = new Map((await listPincodeRules(db)).map((rule) => [rule.carrier, rule.pincodes]));
  const names = new Set([...options.map(({ name }) => name), ...pincodes.keys()]);
  const lists = [...names].map((name) => ({
    carrier: { name, label: carrierLabel(name) },
    version: versions.get(name) ?? 0,
    pincodes: pincodes.get(name) ?? [],
  }));
  return { options, lists };
}

type Save = { carrier: string; version: number; pincodes: string; config: CourierSettings; by: Author };

/**
 * Gives a carrier exactly the pincodes of a text (PUT /api/admin/by-hand/pincodes), a logged change. Returns all lists. Refuses what is no
 * pincode and too many (400), a carrier that the shop does not have, a pincode of another carrier and a stale version (409).
 */
export async function savePincodes(db: Db, { version, config, by, ...save }: Save): Promise<PincodeLists> {
  const { pincodes, wrong } = readPincodeList(save.pincodes);
  if (wrong[0] !== undefined)
    throw refusals.wrongPincodes(
      `“${cutText(wrong[0], 40)}” is no pincode. Write six digits, or the first two to five of them.`,
    );
  if (pincodes.length > maxPincodes)
    throw refusals.wrongPincodes(
      `At most ${maxPincodes.toLocaleString('en-IN')} pincodes. Write the beginnings of pincodes, such as 5600.`,
    );
  // An empty list may go, whatever became of its courier.
  const carrier = pincodes.length === 0 ? save.carrier : await offered(db, { name: save.carrier, config });
  await changeEntity(db, courierPincodesKind, { id: carrier, version, fields: { pincodes }, by });
  return readPincodeLists(db, { config });
}
