import { useQuery } from '@tanstack/react-query';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { profileMessages } from '#shop/accounts/profile.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { EmailBlock } from '#shop/accounts/ui/profile/email-block.tsx';
import { MobileBlock } from '#shop/accounts/ui/profile/mobile-block.tsx';
import { PersonalBlock } from '#shop/accounts/ui/profile/personal-block.tsx';
import { ProfileQuestions } from '#shop/accounts/ui/profile/profile-questions.tsx';
import { profileQuery } from '#shop/accounts/ui/queries.ts';
import { MyData } from './my-data.tsx';

export function MyProfile() {
  const { data, isError } = useQuery(profileQuery());
  if (data)
    return (
      <>
        <PersonalBlock user={data} />
        <EmailBlock user={data} />
        <MobileBlock user={data} />
        <ProfileQuestions />
        <MyData user={data} />
      </>
    );
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => openLoginModal()}>Go to Login</Button>}>
        {profileMessages.fetchFailed}
      </Notice>
    );
  return <Skeleton className="h-96" />;
}
