import { z } from 'zod';
import type { PincodeResponse } from '#shop/pincodes/contract.ts';
import { requestOutside, OutsideTrouble } from '#platform/server/request-outside.ts';

const text = z.string().max(200);
const maybeText = text.nullish().transform((value) => value || 'NA');

const serviceResponse = z
  .array(
    z.object({
      Message: text,
      Status: z.literal('Success'),
      PostOffice: z
        .array(
          z.object({
            Name: text,
            Description: text.nullish().transform((value) => value || null),
            BranchType: maybeText,
            DeliveryStatus: maybeText,
            Circle: maybeText,
            District: text.min(1),
            Division: maybeText,
            Region: maybeText,
            Block: maybeText,
            State: text.min(1),
            Country: maybeText,
            Pincode: text,
          }),
        )
        .min(1),
    }),
  )
  .length(1);

/**
 * Asks the public pincode service. Returns null for an unknown pincode, without a whole response within 3 s, and for another
 * format. The customer then types city and state.
 */
export async function askPincodeService({
  urlTemplate,
  pincode,
}: {
  urlTemplate: string;
  pincode: string;
}): Promise<PincodeResponse | null> {
  try {
    const response = await requestOutside({
      url: new URL(urlTemplate.replace('{pincode}', pincode)),
      headers: { Accept: 'application/json' },
      wholeMilliseconds: 3_000,
    });
    if (response.status !== 200) return null;
    return serviceResponse.safeParse(JSON.parse(response.text)).data ?? null;
  } catch (error) {
    if (error instanceof OutsideTrouble || error instanceof SyntaxError) return null;
    throw error;
  }
}
