import { missingSettings } from '#shop/invoices/server/settings.ts';
import type { ShopContext } from './context.ts';

/** A real shop takes no orders while legal details are missing, and while it still holds products of the demo. */
export function isClosed({ config, opening }: Pick<ShopContext, 'config' | 'opening'>): boolean {
  return missingSettings(config).length > 0 || (opening?.isDemoLeft() ?? false);
}
