const names: Record<string, string> = {
  '': 'Not noted (earlier parcels)',
  delhivery: 'Delhivery',
  manual: 'By hand',
  simulator: 'Simulator',
};

/** A courier as staff read it. */
export function courierName(courier: string): string {
  return names[courier] ?? courier;
}
