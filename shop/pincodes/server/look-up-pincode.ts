import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/server/db.ts';
import type { Db } from '#platform/server/db.ts';
import type { PincodeResponse } from '#shop/pincodes/contract.ts';
import { pincodes, postOffices } from '#shop/pincodes/server/tables.ts';
import { pincodeOf } from '../read-pincode.ts';
import { askPincodeService } from './ask-pincode-service.ts';

/**
 * Returns a pincode in the public format (specification, section 7), if unknown from `fallbackUrl`. The offices in the state of
 * most come first. Never refuses.
 */
export async function lookUpPincode(
  db: Db,
  { pincode: written, fallbackUrl }: { pincode: string; fallbackUrl?: string },
): Promise<PincodeResponse> {
  const pincode = pincodeOf(written);
  if (pincode === null) return notFound;
  const offices = await officesOfPincode(db).execute({ pincode });
  if (offices.length > 0) return found(offices);
  if (!fallbackUrl) return notFound;
  return (await askPincodeService({ urlTemplate: fallbackUrl, pincode })) ?? notFound;
}

const notFound: PincodeResponse = [{ Message: 'No records found', Status: 'Error', PostOffice: null }];

function officesOfPincode(db: Db) {
  return prepared(db, 'offices-of-pincode', (each) =>
    each
      .select({
        pincode: pincodes.pincode,
        district: sql<string>`coalesce(${postOffices.district}, ${pincodes.district})`,
        state: sql<string>`coalesce(${postOffices.state}, ${pincodes.state})`,
        name: postOffices.name,
        kind: postOffices.kind,
        block: postOffices.block,
      })
      .from(pincodes)
      .innerJoin(postOffices, eq(postOffices.pincode, pincodes.pincode))
      .where(eq(pincodes.pincode, sql.placeholder('pincode')))
      .orderBy(sql`${postOffices.state} is not null`, asc(postOffices.position)),
  );
}

type Office = Awaited<ReturnType<ReturnType<typeof officesOfPincode>['execute']>>[number];

function found(offices: Office[]): PincodeResponse {
  const PostOffice = offices.map((office) => ({
    Name: office.name,
    Description: null,
    BranchType: branchTypes[office.kind],
    DeliveryStatus: 'NA',
    Circle: 'NA',
    District: office.district,
    Division: 'NA',
    Region: 'NA',
    Block: office.block || 'NA',
    State: office.state,
    Country: 'India',
    Pincode: office.pincode,
  }));
  return [{ Message: `Number of pincode(s) found:${PostOffice.length}`, Status: 'Success', PostOffice }];
}

const branchTypes = { head: 'Head Post Office', sub: 'Sub Post Office', branch: 'Branch Post Office' };
