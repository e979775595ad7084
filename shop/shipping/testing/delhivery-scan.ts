import type { Scan } from '../courier.ts';
import { eventOf } from '../couriers/delhivery/scan-events.ts';

/** Returns a scan as Delhivery's adapter gives it, now and without a place unless named. */
export function delhiveryScan(scan: Pick<Scan, 'type' | 'status' | 'code'> & Partial<Scan>): Scan {
  return { at: new Date().toISOString(), place: '', remarks: '', event: eventOf(scan), ...scan };
}
