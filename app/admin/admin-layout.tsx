import '#platform/ui/sheets/staff.css';
import type { ReactNode } from 'react';
import { data, Link, redirectDocument, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { SharedDrawings } from '#platform/ui/stars.tsx';
import { isLocalUrl } from '#platform/local-url.ts';
import { LoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { signOut, useSession } from '#shop/accounts/ui/session.ts';
import { ConnectionBar } from '../connection/connection-bar.tsx';
import { MissingCode } from '../connection/missing-code.tsx';
import { WaitingBar } from '../connection/waiting-bar.tsx';
import { useHeadingFocus } from '../layout/use-heading-focus.ts';
import { BrokenPage } from '../page-kit/broken-page.tsx';
import { useShop } from '../page-kit/use-shop.ts';
import type { Route } from './+types/admin-layout';
import { RoleGate } from './navigation/role-gate.tsx';
import { StaffBar } from './navigation/staff-bar.tsx';
import { StaffFinder } from './navigation/staff-finder.tsx';
import { StaffColumn } from './navigation/staff-nav.tsx';
import { loadOnServer, staffPageAt } from './staff-pages.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { page, isMissing } = staffPageAt(new URL(request.url).pathname);
  await loadOnServer(page);
  return data(null, { status: isMissing ? 404 : 200 });
}

/** Loads the code of the next page while the old one stays. A newer release may have replaced it: then the server sends the page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { page } = staffPageAt(new URL(request.url).pathname);
  await page.load().catch(() => {
    throw redirectDocument(request.url);
  });
  return null;
}

/** Searches and filters of a list load no code. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** All pages of the staff side. The server renders them empty, the same for everybody; the browser fills them in. */
export default function AdminLayout() {
  const { page, params } = staffPageAt(useLocation().pathname);
  return (
    <Frame>
      <RoleGate>
        <page.Page params={params} />
      </RoleGate>
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <BrokenPage />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { name, demo, google, oneCode, url } = useShop();
  const { user } = useSession();
  useHeadingFocus();
  return (
    <>
      <meta name="robots" content="noindex" />
      <WaitingBar />
      <a
        href="#main"
        className="sr-only rounded-md bg-forest px-4 py-2 text-ivory focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-[70]"
      >
        Skip to the content
      </a>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1">
          <Link to="/admin" className="inline-flex min-h-11 items-center gap-2 font-serif text-xl">
            {name} <span className="font-sans text-sm text-moss">Staff</span>
          </Link>
          <StaffFinder />
          {/* The shop's pages would show settings and categories as they were when this page was loaded. */}
          <Link to="/" reloadDocument className="link inline-flex min-h-11 items-center max-md:hidden">
            Go to the shop
          </Link>
          {user && (
            <Button variant="quiet" onClick={() => void signOut(() => Promise.resolve())}>
              Log out
            </Button>
          )}
        </div>
        <ConnectionBar />
        {!demo && isLocalUrl(url) && <LocalAddress url={url} />}
      </header>
      <SharedDrawings />
      <MissingCode off="JavaScript is off. The staff side needs it. Please turn it on." />
      <div className="mx-auto max-w-7xl lg:flex">
        <StaffColumn />
        <main
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-6.5rem)] min-w-0 flex-1 px-4 py-6 outline-none"
        >
          {children}
        </main>
      </div>
      <StaffBar />
      <LoginModal demo={demo} google={google} oneCode={oneCode} />
    </>
  );
}

/** The shop works, but its emails lead nowhere. */
function LocalAddress({ url }: { url: string }) {
  return (
    <p className="bg-sand px-4 py-2 text-center wrap-anywhere">
      Emails and policies name {url}, which only this machine reaches. Ask the person who runs your server to
      set your web address.
    </p>
  );
}
