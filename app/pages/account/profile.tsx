import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import type { User } from '#shop/identity/contract.ts';
import { openLoginModal } from '#shop/identity/ui/login-modal.tsx';
import { profileQuery } from '#shop/identity/ui/queries.ts';
import { MembersOnly } from '../../page/members-only.tsx';
import { PrivatePage } from '../../page/private-page.tsx';

/** `/profile` and `/settings`: who is signed in. */
export default function ProfilePage() {
  return (
    <PrivatePage title="Profile">
      <PageHeading className="pb-6">Profile</PageHeading>
      <MembersOnly why="Please log in to see your profile." waiting={<Skeleton className="h-48" />}>
        <Profile />
      </MembersOnly>
    </PrivatePage>
  );
}

function Profile() {
  const { data, isError } = useQuery(profileQuery());
  if (data) return <Facts user={data} />;
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => openLoginModal()}>Go to Login</Button>}>
        Failed to fetch user profile.
      </Notice>
    );
  return <Skeleton className="h-48" />;
}

function Facts({ user }: { user: User }) {
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`.trim()],
    ['Email', user.email],
    ['Mobile', user.mobile || 'Not given'],
  ];
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <dl className="divide-y divide-line rounded-lg border border-line bg-paper px-5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-4 py-4">
            <dt className="w-24 shrink-0 text-moss">{name}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <Notice>Changing these here is not possible yet.</Notice>
      <ButtonLink to="/orders" variant="secondary" className="self-start">
        My Orders
      </ButtonLink>
    </div>
  );
}
