import type { ShopContext } from '#api/context.ts';
import type { Courier } from '#shop/delivery/courier.ts';

/** The timetable: which room does which job. */
export async function doJobs(_shop: ShopContext, _courier: Courier): Promise<void> {}
