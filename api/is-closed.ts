import { missingSettings } from '#shop/invoices/server/settings.ts';
import type { ShopContext } from './context.ts';

/** A real shop takes no orders while legal details are missing, while it still holds products of the demo, and while they are removed. */
export function isClosed({ config, opening }: Pick<ShopContext, 'config' | 'opening'>): boolean {
  return missingSettings(config).length > 0 || (opening?.isClosed() ?? false);
}
