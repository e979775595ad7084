import { z } from 'zod';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import type { Parcel } from '../../packing.ts';
import { noTicks, type Ticks } from './ticks.ts';

const name = 'staff packing';
const stored = z.object({ orderNumber: z.string(), held: z.string(), ticks: z.array(z.int().min(0)) });

/** The open parcel of this tab, so that a reload loses no tick. It names no customer. */
export function ticksOf(userId: number) {
  const read = () => readDraft(name, userId, stored);
  return {
    open: () => read()?.orderNumber ?? null,
    keep(parcel: Parcel | null, ticks: Ticks): void {
      if (!parcel) return deleteDraft(name, userId);
      storeDraft(name, userId, { orderNumber: parcel.orderNumber, held: heldBy(parcel), ticks });
    },
    /** Returns the ticks of a parcel, and none when its items changed in the meantime. */
    restore(parcel: Parcel): Ticks {
      const known = read();
      const isSame = known?.orderNumber === parcel.orderNumber && known.held === heldBy(parcel);
      return isSame && known.ticks.length === parcel.items.length ? known.ticks : noTicks(parcel);
    },
  };
}

export type StoredTicks = ReturnType<typeof ticksOf>;

function heldBy({ waybill, items }: Parcel): string {
  return [waybill, ...items.map(({ orderLineId, productId, units }) => [orderLineId, productId, units])].join(
    ' ',
  );
}
