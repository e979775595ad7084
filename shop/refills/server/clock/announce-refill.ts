import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { choiceLabel } from '#shop/cart/choice.ts';
import { addDays, dayOf, laterOf } from '../../indian-day.ts';
import type { AnnouncedMail } from '../../refill-mail.ts';
import { noticeDays } from '../../refill.ts';
import { holdPlan, readerOf, writePlan } from '../hold-plan.ts';
import { payablePaise, priceRefills } from '../price-refill.ts';
import { refillToken } from '../link/refill-link.ts';

/**
 * Announces the next refill of an active plan by mail, once: its date, its amount, a price that rose. A refill whose
 * date is nearer than three days, because the shop was closed, moves to three days from now. Out: whether it did.
 */
export async function announceRefill(
  db: Db,
  { planId, now }: { planId: number; now: Date },
): Promise<boolean> {
  return holdPlan(db, { planId }, async (tx, plan) => {
    const soonest = addDays(dayOf(now), noticeDays);
    if (plan.state !== 'active' || plan.announcedFor === plan.nextDueOn || plan.nextDueOn > soonest)
      return false;
    const priced = (await priceRefills(tx, [plan])).get(plan.id);
    if (!priced) return false;
    const dueOn = laterOf(plan.nextDueOn, soonest);
    const { email, name } = await readerOf(tx, plan);
    const { name: recipient, addressLine, city, state, pincode } = plan.address;
    const data: AnnouncedMail = {
      name,
      productName: priced.product.name,
      choice: choiceLabel(plan),
      quantity: plan.quantity,
      dueOn,
      payablePaise: priced.payablePaise,
      payableBeforePaise:
        priced.unitPaise > plan.toldUnitPaise ? payablePaise(plan.toldUnitPaise, plan.quantity) : null,
      available: priced.available,
      address: [recipient, addressLine, `${city}, ${state} ${pincode}`],
      token: refillToken({ planId, dueOn }),
    };
    await queueMail(tx, { to: email, template: 'refill-announced', data });
    await writePlan(tx, plan, {
      nextDueOn: dueOn,
      announcedFor: dueOn,
      toldUnitPaise: priced.unitPaise,
      changedAt: now,
    });
    return true;
  });
}
