import { useQuery } from '@tanstack/react-query';
import { staffSessionQuery } from '#shop/accounts/admin/ui/queries.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';

/** Returns the role of staff who are signed in with their second factor. Nobody is on the server. */
export function useStaffRole(): StaffRole | undefined {
  const { user, ended } = useSession();
  const isSignedIn = user !== null && user.id > 0 && !ended;
  const { data } = useQuery({ ...staffSessionQuery(), enabled: isSignedIn });
  return isSignedIn && data?.isProved ? data.role : undefined;
}
