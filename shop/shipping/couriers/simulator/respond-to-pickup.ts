/** The number of the pickup of each place and day. The simulator forgets them when it ends. */
export type Pickups = Map<string, number>;

/** Delhivery's response to `POST /fm/request/new/`: one open request for a place and day. */
export function respondToPickup(pickups: Pickups, body: string, now: Date): object {
  const {
    pickup_location: place,
    pickup_date: day,
    pickup_time: time,
    expected_package_count: count,
  } = readPickup(body);
  if (!place || !day || !time || !count) return { success: false, error: { message: 'Missing fields' } };
  const key = `${place} ${day}`;
  const known = pickups.get(key);
  if (known)
    return {
      status: false,
      success: false,
      pickup_id: known,
      pr_exist: true,
      error: { message: 'Pickup request with this slot already exists', code: 669 },
    };
  const number = now.getTime() % 1_000_000_000;
  pickups.set(key, number);
  return {
    client_name: 'ARANYA SURFACE',
    expected_package_count: count,
    incoming_center_name: 'Bengaluru_Peenya_GW (Karnataka)',
    pickup_date: day,
    pickup_id: number,
    pickup_location_name: place,
    pickup_time: time,
  };
}

type PickupFields = {
  pickup_location?: string;
  pickup_date?: string;
  pickup_time?: string;
  expected_package_count?: number;
};

function readPickup(body: string): PickupFields {
  try {
    return JSON.parse(body) as PickupFields;
  } catch {
    return {};
  }
}
