import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { bankRowKind } from '#shop/bank/admin/server/put-aside.ts';
import { customerKind } from '#shop/accounts/admin/server/by-phone/customer-kind.ts';
import { invitationKind } from '#shop/accounts/admin/server/invite-staff.ts';
import { staffMemberKind } from '#shop/accounts/admin/server/staff-member.ts';
import { categoryKind } from '#shop/catalog/admin/server/category-kind.ts';
import { categoryOrderKind } from '#shop/catalog/admin/server/category-order-kind.ts';
import { costKind } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { reorderKind, stockChangeKind } from '#shop/catalog/admin/server/stock/stock-kinds.ts';
import { type GroupHooks, groupKind } from '#shop/catalog/admin/server/groups/group-kind.ts';
import { productKind, type ProductHooks } from '#shop/catalog/admin/server/product-kind.ts';
import { overruledWordsKind } from '#shop/claims/server/overruled-words.ts';
import { contentKind } from '#shop/content/admin/server/content-kind.ts';
import {
  courierChoiceKind,
  courierPincodesKind,
} from '#shop/fulfilment/admin/server/courier-choice/choice-kinds.ts';
import { handParcelKind } from '#shop/fulfilment/admin/server/by-hand/hand-parcel-kind.ts';
import { grievanceKind } from '#shop/grievances/server/grievance-kind.ts';
import { findProductTax } from '#shop/invoices/tax/find-tax.ts';
import { gstRateKind } from '#shop/invoices/server/rates/gst-rate-kind.ts';
import { readRateRows } from '#shop/invoices/server/rates/read-rate-rows.ts';
import { issueKind } from '#shop/newsletter/admin/server/issues/issue-kind.ts';
import { pricingDefinitions, pricingSettings } from '#shop/pricing/server/settings.ts';
import { promotionKind } from '#shop/promotions/admin/server/promotion-kind.ts';
import { readSettings, valuesOf } from '#shop/settings/server/read-settings.ts';
import type { Db } from '#platform/server/db.ts';
import { orderKind } from '#shop/checkout/server/edit/order-kind.ts';
import { inspectionKind } from '#shop/fulfilment/admin/server/inspection/inspect-parcel.ts';
import { claimKind, redeliveryKind } from '#shop/fulfilment/admin/server/parcels/parcel-kinds.ts';
import { returnKind } from '#shop/returns/server/return-kind.ts';
import { countRating } from '#shop/reviews/server/count-rating.ts';
import { reviewKind } from '#shop/reviews/server/moderation/review-kind.ts';
import { searchWordKind } from '#shop/search/admin/server/search-word-kind.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';

export const productHooks: ProductHooks & GroupHooks = {
  countRating,
  reindex: (tx, { ids }) => writeSearchEntries(tx, { productIds: ids }),
  async readTaxRates(db) {
    const rows = await readRateRows(db);
    return (sold, day) => findProductTax(rows, sold, day);
  },
};

export const product = productKind(productHooks);

export const productGroup = groupKind(productHooks);

export async function settingThatNames(db: Db, name: string): Promise<string | null> {
  const written = valuesOf(await readSettings(db)).DELIVERY_FREE_CATEGORIES;
  const named = pricingSettings.shape.DELIVERY_FREE_CATEGORIES.safeParse(written).data ?? [];
  const isNamed = named.some((one) => one.toLowerCase() === name.toLowerCase());
  return isNamed ? pricingDefinitions.DELIVERY_FREE_CATEGORIES.label : null;
}

export const category = categoryKind({ ...productHooks, settingThatNames });

/** Every kind of thing that staff change. `/admin/log` lists and undoes their changes. */
export const entityKinds: readonly EntityKind[] = [
  staffMemberKind,
  invitationKind,
  customerKind,
  product,
  category,
  productGroup,
  categoryOrderKind,
  orderKind,
  redeliveryKind,
  claimKind,
  inspectionKind,
  returnKind,
  grievanceKind,
  reviewKind,
  handParcelKind,
  courierChoiceKind,
  courierPincodesKind,
  stockChangeKind,
  reorderKind,
  costKind,
  searchWordKind,
  gstRateKind,
  bankRowKind,
  contentKind,
  issueKind,
  promotionKind,
  overruledWordsKind,
];
