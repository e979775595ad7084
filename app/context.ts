import { createContext } from 'react-router';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import type { Log } from '#platform/server/log.ts';

/** What server loaders read from. Loaders only read the public catalogue (and count a search without a result); the caller makes no difference. */
export type PageContext = { db: Db; config: Config; log: Log };

/** Marks the scripts that the renderer writes; only these may run. It differs at each rendering, so no text can bear it. */
export const scriptNonceContext = createContext<string>();

export const pageContext = createContext<PageContext>();
