import type { EntityKind } from '#platform/admin/server/entity-kind.ts';
import { staffMemberKind } from '#shop/accounts/admin/server/staff-member.ts';

/** Every kind of thing that staff change. `/admin/log` lists and undoes their changes. */
export const entityKinds: readonly EntityKind[] = [staffMemberKind];
