import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { minuteMs, dayOf } from '#platform/india-time.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { readWaybill } from '#shop/shipping/couriers/manual/waybill.ts';
import { bareWaybill, waybillProblem } from '#shop/shipping/courier-file/parcel-keys.ts';
import { handStep, type HandStepName } from '../hand-steps.ts';
import type { FileRow } from './read-rows.ts';

/** The state of a parcel of the shop before a file. */
export type FiledParcel = {
  orderId: string;
  orderNumber: string;
  state: OrderState;
  /** Sent by hand, and accepted. */
  isByHand: boolean;
  waybill: string | null;
  placedAt: Date;
  /** Steps that stand, and the time of the newest one. */
  steps: readonly { event: string; at: Date }[];
  /** Steps that staff took back. */
  undone: readonly { event: string; undoneAt: Date }[];
};

/** `other` for a row that names two orders; `doubtful` for a bare number that may be one of another shop. */
export type FindParcel = (row: FileRow) => FiledParcel | 'two' | 'doubtful' | null;

export type PlannedRow = {
  number: number;
  waybill: string;
  orderNumber: string;
  result: 'change' | 'unchanged' | 'refused' | 'foreign';
  /** The changes of the row, for a row with this result. */
  gives: {
    orderId: string;
    orderNumber: string;
    waybill: string | null;
    step: HandStepName | null;
    at: Date | null;
  } | null;
  /** Why it is refused, or what else the row says. */
  note: string;
};

type Context = { find: FindParcel; isTaken: (waybill: string) => boolean; isPacker: boolean; now: Date };

/** Says of each row what it would change. A row sees what the rows before it have changed, so a file may hold the whole way of a parcel. */
export function planRows(rows: readonly FileRow[], context: Context): PlannedRow[] {
  const parcels = new Map<string, FiledParcel>();
  const given = new Map<string, string>();
  return rows.map((row) => {
    const shown = { number: row.number, waybill: row.waybill, orderNumber: row.orderNumber, gives: null };
    const end = (result: PlannedRow['result'], note: string): PlannedRow => ({ ...shown, result, note });
    if (row.isHeader) return end('unchanged', 'The header again.');
    if (row.problem) return end('refused', row.problem);
    const found = context.find(row);
    if (found === 'two') return end('refused', 'Waybill and order number name two orders.');
    if (found === 'doubtful')
      return end(
        'refused',
        'The number may be an order of another shop. Write AR- before it, if it is yours.',
      );
    if (!found) return end('foreign', row.waybill || row.orderNumber ? '' : 'The row names no parcel.');
    const parcel = parcels.get(found.orderId) ?? found;
    const named = { ...shown, orderNumber: parcel.orderNumber };
    const waybill = newWaybill(row, parcel, { ...context, given });
    const step = waybill.problem ? null : newStep(row, parcel, context);
    const problem = waybill.problem ?? step?.problem;
    if (problem) return { ...named, result: 'refused', note: problem };
    const isGiven = waybill.waybill !== null && row.status !== 'cancelled';
    if (!isGiven && !step?.step) return { ...named, result: 'unchanged', note: step?.note ?? '' };
    const gives = {
      orderId: parcel.orderId,
      orderNumber: parcel.orderNumber,
      waybill: isGiven ? waybill.waybill : null,
      step: step?.step ?? null,
      at: step?.at ?? null,
    };
    if (gives.waybill) given.set(gives.waybill, parcel.orderId);
    parcels.set(parcel.orderId, {
      ...parcel,
      waybill: gives.waybill ?? parcel.waybill,
      ...(gives.step
        ? {
            state: handStep(gives.step).to,
            steps: [...parcel.steps, { event: gives.step, at: gives.at ?? context.now }],
          }
        : {}),
    });
    return { ...named, result: 'change', gives, note: step?.note ?? '' };
  });
}

type Waybill = { waybill: string | null; problem: string | null };

function newWaybill(
  { waybill: text, status }: FileRow,
  parcel: FiledParcel,
  { isTaken, given }: Context & { given: ReadonlyMap<string, string> },
): Waybill {
  const refuse = (problem: string): Waybill => ({ waybill: null, problem });
  if (!parcel.isByHand) return refuse('The parcel is not sent by hand, or not accepted yet.');
  if (text === '') return { waybill: null, problem: null };
  const broken = waybillProblem(text);
  if (broken) return refuse(broken);
  const waybill = readWaybill(bareWaybill(text));
  if (waybill === null) return refuse('This is no waybill of a courier.');
  if (waybill === parcel.waybill || status === 'cancelled') return { waybill: null, problem: null };
  if (parcel.waybill !== null)
    return refuse(
      `The parcel has the waybill ${parcel.waybill}. Change it on the page of the order, if the courier gave a new one.`,
    );
  const other = given.get(waybill);
  if (isTaken(waybill) || (other !== undefined && other !== parcel.orderId))
    return refuse('Another parcel has this waybill. Check both labels.');
  return { waybill, problem: null };
}

type Step = { step: HandStepName | null; at?: Date | null; note?: string; problem?: string };

const silent: Partial<Record<FileRow['status'], string>> = {
  none: '',
  before: '',
  cancelled: 'Cancelled at the courier.',
  returning: 'On its way back. Note “Came back” when it is here.',
};

function newStep(row: FileRow, parcel: FiledParcel, { isPacker, now }: Context): Step {
  const { status } = row;
  const note = silent[status];
  if (note !== undefined) return { step: null, note };
  if (status === 'unknown')
    return {
      step: null,
      problem: `The status “${row.statusText}” is not known. Say what it means, or note this step by hand.`,
    };
  const step = status as HandStepName;
  const { from, to, needsSupport } = handStep(step);
  const { state } = parcel;
  const { isPackable, isPacked } = orderStates[state];
  const is = `The order is ${staffLabelOf(state).toLowerCase()}.`;
  if (state === to) return { step: null };
  if (isOlder(step, state)) return { step: null, note: is };
  if (!isPackable && !isPacked && !from.includes(state)) return { step: null, problem: is };
  if (needsSupport && isPacker)
    return { step: null, problem: 'Only support and the owner may say that a parcel is lost.' };
  return timeOf(step, { row, parcel, now });
}

/** Whether a parcel has gone further than a step, which an older file may still say. */
function isOlder(step: HandStepName, state: OrderState): boolean {
  const isOnItsWay = step === 'in_transit' || step === 'out_for_delivery' || step === 'attempt_failed';
  const { hasArrived, cameBack, isLost, isAtCourier, isHandedOver } = orderStates[state];
  if (hasArrived || cameBack || isLost) return isOnItsWay;
  return step === 'in_transit' && isAtCourier && !isHandedOver;
}

function timeOf(
  step: HandStepName,
  { row: { at: moment, timeProblem }, parcel, now }: { row: FileRow; parcel: FiledParcel; now: Date },
): Step {
  const refuse = (problem: string): Step => ({ step: null, problem });
  if (timeProblem) return refuse(timeProblem);
  const undone = parcel.undone.findLast(({ event }) => event === step);
  if (undone && (!moment || moment.at <= undone.undoneAt))
    return refuse('Staff took this step back. Note it by hand, if it happened again.');
  const last = parcel.steps.at(-1)?.at;
  if (!moment) {
    const wasBefore = parcel.steps.some(({ event }) => event === step);
    return wasBefore || (step === 'out_for_delivery' && orderStates[parcel.state].hasFailedTry)
      ? refuse(
          'The file may be older than the newest step. Choose the column with the time, or note it by hand.',
        )
      : { step, at: null };
  }
  const at = moment.isDay ? within(moment.at, { parcel, last, now }) : moment.at;
  if (parcel.steps.some((one) => one.event === step && one.at.getTime() === at.getTime()))
    return { step: null };
  if (at.getTime() > now.getTime() + minuteMs) return refuse('This time has not come yet.');
  if (at < parcel.placedAt) return refuse('The order was placed after this time.');
  if (last && at < last) {
    const isNews = step === 'delivered' || step === 'returned_to_origin' || step === 'lost';
    return isNews
      ? refuse('An earlier step of this parcel has a later time. Note this one by hand.')
      : { step: null, note: 'Older than the newest step.' };
  }
  return { step, at };
}

/** A day without a time is noon of it, or the nearest time of the same day that can be. */
function within(
  noon: Date,
  { parcel, last, now }: { parcel: FiledParcel; last: Date | undefined; now: Date },
): Date {
  const day = dayOf(noon);
  const earliest = last && last > parcel.placedAt ? last : parcel.placedAt;
  if (dayOf(earliest) === day && earliest > noon) return new Date(earliest.getTime() + 1);
  return dayOf(now) === day && now < noon ? now : noon;
}
