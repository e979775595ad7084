/** Only a started shop can remove its demo and knows its backups. */
export type OpeningTools = {
  /** Returns why the settings would be unsafe without the demo. */
  blockers: () => string[];
  /** The demo is off and its products are still in the shop, so it takes no orders. */
  isDemoLeft: () => boolean;
  /** Reads what is left of the demo. */
  readDemo: () => Promise<{ products: number; changed: { id: number; name: string }[] }>;
  /** Removes the demo and turns it off in every process. Throws `has_orders`, `in_combo` and `products_changed`. */
  removeDemo: (removal: { products: number; keep: number[] }) => Promise<void>;
  hasRecentBackup: () => Promise<boolean>;
};
