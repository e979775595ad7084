import { addDays, type Day, formatDay } from '#platform/india-time.ts';
import { type ProductClass, productClasses } from '#shop/catalog/facts.ts';
import { type ReturnReason, returnReasons } from './reasons.ts';

/** Customers send at most this many photos with a return. */
export const maxPhotos = 5;

/** Without a limit a customer could ask and withdraw forever. */
export const maxReturnsOfOrder = 5;

export type ReturnRules = {
  /** Days after delivery to return for a change of mind. 0: never. */
  changeDays: number;
  /** Days after delivery to return for a fault. Staff may accept it later. */
  faultDays: number;
  /** Classes that nobody returns for a change of mind. */
  refusedClasses: readonly ProductClass[];
};

type Params = {
  reason: ReturnReason;
  /** Of the product, and of each part of a combo. */
  classes: readonly (ProductClass | '')[];
  deliveredOn: Day;
  today: Day;
  rules: ReturnRules;
  byStaff?: boolean;
};

/** Returns why a line cannot be returned for a reason, in words for the customer. Null when it can. */
export function whyRefused({ reason, classes, deliveredOn, today, rules, byStaff }: Params): string | null {
  const { isFault } = returnReasons[reason];
  if (isFault) return byStaff ? null : whyTooLate({ deliveredOn, today, days: rules.faultDays });
  if (rules.changeDays === 0)
    return 'For reasons of hygiene and safety we take nothing back because you changed your mind.';
  const refused = classes.find((each) => each !== '' && rules.refusedClasses.includes(each));
  if (refused)
    return `${productClasses[refused]}: we may not sell it again, so we take it back only for a fault.`;
  return whyTooLate({ deliveredOn, today, days: rules.changeDays });
}

function whyTooLate({ deliveredOn, today, days }: { deliveredOn: Day; today: Day; days: number }) {
  const last = addDays(deliveredOn, days);
  return today <= last
    ? null
    : `You could ask for this until ${formatDay(last)}. Please call us about a fault.`;
}
