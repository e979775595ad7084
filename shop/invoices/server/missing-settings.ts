import { type Config, readConfig } from '#platform/server/config.ts';

const legal = [
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_GSTIN',
  'AYUSH_LICENCE',
  'GRIEVANCE_OFFICER',
] as const;
const demo = readConfig({});

/** Names the legal details that a real shop has not set: a demo value counts as none. A shop without them takes no orders. */
export function missingSettings(config: Config): string[] {
  return config.SHOP_DEMO ? [] : legal.filter((name) => config[name] === demo[name]);
}
