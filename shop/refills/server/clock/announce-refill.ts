import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { choiceLabel } from '#shop/cart/choice.ts';
import { sayPromise } from '#shop/delivery/promise/promise-words.ts';
import { type Dispatch, promiseDelivery } from '#shop/delivery/server/promise/promise-delivery.ts';
import { addDays, beginOf, dayOf, laterOf } from '../../indian-day.ts';
import type { AnnouncedMail } from '../../refill-mail.ts';
import { firstHour, noticeDays } from '../../refill.ts';
import { holdPlan, readerOf, writePlan } from '../hold-plan.ts';
import { payablePaise, priceRefills } from '../price-refill.ts';
import { refillToken } from '../link/refill-link.ts';

/**
 * Announces the next refill of an active plan by mail, once: its date, its amount, a price that rose, by when it
 * arrives. A refill whose date is nearer than three days, because the shop was closed, moves to three days from now.
 * Out: whether it did.
 */
export async function announceRefill(
  db: Db,
  { planId, now, dispatch }: { planId: number; now: Date; dispatch: Dispatch },
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
    const ordered = new Date(beginOf(dueOn).getTime() + firstHour * 3_600_000);
    const { deliverBy } = await promiseDelivery(tx, { pincode, dispatch, now: ordered });
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
      promise: deliverBy && sayPromise({ pincode, deliverBy }),
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
