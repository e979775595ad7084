import type { DemoCounts, RemovalState } from '../removal.ts';

type DemoRemainder = {
  products: number;
  changed: { id: number; name: string }[];
  removal: {
    state: RemovalState;
    orders: number;
    ordersGone: number;
    productsGone: number;
    backup: string | null;
    problem: string | null;
  } | null;
};

/** `off` without BACKUP_DIR; `none` before the first backup is complete. */
export type BackupState = 'off' | 'none' | 'unreadable' | 'old' | 'recent';

/** Only a started shop can remove its demo and knows its backups. */
export type OpeningTools = {
  /** Returns why the demo cannot be removed yet, such as settings that would be unsafe without it. */
  blockers: () => string[];
  /** The demo is off and its products are still in the shop, or it is being removed, so the shop takes no orders. */
  isClosed: () => boolean;
  readDemo: () => Promise<DemoRemainder>;
  countDemo: (keep: number[]) => Promise<DemoCounts>;
  /** Begins the removal, which a job does. Throws `in_combo` and `demo_changed`. */
  removeDemo: (removal: { products: number; orders: number; keep: number[] }) => Promise<void>;
  /** Cancels the removal, under way or stopped. Returns whether there was one. */
  cancelRemoval: () => Promise<boolean>;
  readBackup: () => Promise<BackupState>;
};
