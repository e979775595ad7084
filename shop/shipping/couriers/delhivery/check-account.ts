import { z } from 'zod';
import { CourierAccountUnknown, CourierTrouble } from '../../courier.ts';
import { type Account, askDelhivery } from './ask-delhivery.ts';

/** The response of a courier to a question that books nothing. The message is for the owner. */
export type CourierCheck = { isFine: boolean; message: string };

const flag = z.string().nullish();

/** Response of `pin-codes/json/`: the pincode with what Delhivery does there, or an empty list. */
const pincodeResponse = z.object({
  delivery_codes: z
    .array(
      z.object({
        postal_code: z.object({ pin: z.union([z.number(), z.string()]), pickup: flag, cod: flag }),
      }),
    )
    .max(1_000),
});

/** Asks Delhivery what it does at the pincode of the warehouse. Books nothing, and never throws for trouble with the courier. */
export async function checkAccount(account: Account, pincode: string): Promise<CourierCheck> {
  const asked = await askDelhivery(account, pincodeResponse, {
    path: `/c/api/pin-codes/json/?${new URLSearchParams({ filter_codes: pincode })}`,
  }).catch((error: unknown) => {
    if (error instanceof CourierTrouble) return error;
    throw error;
  });
  if (asked instanceof CourierAccountUnknown) return bad(messages.unknownAccount);
  if (asked instanceof CourierTrouble) return bad(messages.noAnswer);
  const place = asked.delivery_codes.find(({ postal_code }) => String(postal_code.pin) === pincode);
  if (!place) return bad(messages.notServed(pincode));
  const { pickup, cod } = place.postal_code;
  if (isNo(pickup)) return bad(messages.noPickup(pincode));
  return { isFine: true, message: isNo(cod) ? messages.withoutCash(pincode) : messages.fine(pincode) };
}

/** Delhivery writes `Y` and `N`. Silence is no refusal. */
function isNo(said: string | null | undefined): boolean {
  return said?.toUpperCase() === 'N';
}

function bad(message: string): CourierCheck {
  return { isFine: false, message };
}

const messages = {
  unknownAccount:
    'Delhivery does not know the token. Copy the API token of your Delhivery account into DELHIVERY_TOKEN, and start the shop again.',
  noAnswer:
    'Delhivery does not answer as it should. Try again in some minutes. If it stays so, compare DELHIVERY_URL with the address in your contract.',
  notServed: (pincode: string) =>
    `Delhivery knows the token, but not the pickup pincode ${pincode}. Correct the pincode, or ask Delhivery about it.`,
  noPickup: (pincode: string) =>
    `Delhivery knows the token, but collects no parcels at ${pincode}. Ask Delhivery for a pickup there.`,
  withoutCash: (pincode: string) => `Delhivery knows the token and collects parcels at ${pincode}.`,
  fine: (pincode: string) =>
    `Delhivery knows the token, collects parcels at ${pincode}, and serves cash on delivery there.`,
};
