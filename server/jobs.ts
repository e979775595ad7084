import type { ShopContext } from '#api/context.ts';

/** The timetable: which room does which job. */
export async function doJobs(_shop: ShopContext): Promise<void> {}
