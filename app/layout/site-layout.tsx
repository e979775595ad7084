import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { SharedDrawings } from '#platform/ui/stars.tsx';
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts';
import { LoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { signOut } from '#shop/accounts/ui/session.ts';
import { ConnectionBar } from '../connection/connection-bar.tsx';
import { MissingCode } from '../connection/missing-code.tsx';
import { mayReload, reloadPage } from '../connection/reload-on-stale-chunk.ts';
import { useKeptPages } from '../connection/use-kept-pages.ts';
import { useWholePages } from '../connection/use-whole-pages.ts';
import { WaitingBar } from '../connection/waiting-bar.tsx';
import { BrokenPage } from '../page-kit/broken-page.tsx';
import { MissingPage } from '../page-kit/missing-page.tsx';
import { useShop } from '../page-kit/use-shop.ts';
import type { Route } from './+types/site-layout';
import { BottomBar } from './bottom-bar.tsx';
import { CategorySidebar } from './category-sidebar.tsx';
import { ChatLink } from './chat-link.tsx';
import { Header } from './header.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useMenu } from './use-menu.ts';
import { latePart } from '#platform/ui/page/late-part.tsx';

export default function SiteLayout() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [reloads] = useState(() => typeof window !== 'undefined' && mayReload(error));
  useEffect(() => {
    if (reloads) reloadPage();
  }, [reloads]);
  if (reloads)
    return <output className="block py-40 text-center text-moss">Loading the new version...</output>;
  return (
    <Around>
      {isMissing(error) ? (
        <MissingPage title="This page is not here">
          It may have moved, or the address has a slip of the pen.
        </MissingPage>
      ) : (
        <BrokenPage />
      )}
    </Around>
  );
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

function Around({ children }: { children: ReactNode }) {
  const shop = useShop();
  const { phone, name } = shop;
  const menu = useMenu();
  const menuButton = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useHeadingFocus();
  useKeptFocus();
  useKeptPages();
  useWholePages();

  function logOut() {
    menu.close();
    void signOut(async () => navigate('/'));
  }

  return (
    <>
      <WaitingBar hasFrame />
      <SharedDrawings />
      <a
        href="#main"
        className="sr-only rounded-md bg-forest px-4 py-2 text-ivory focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-[70]"
      >
        Skip to the content
      </a>
      <Header
        menuOpen={menu.open}
        onMenuClick={menu.click}
        onMenuHover={menu.hover}
        onLogOut={logOut}
        menuButton={menuButton}
        below={<ConnectionBar />}
      />
      <CategorySidebar
        open={menu.open}
        clicked={menu.clicked}
        onClose={menu.close}
        onHover={menu.hover}
        onLogOut={logOut}
        sidebar={sidebar}
        button={menuButton}
      />
      <div className={`transition-[margin] duration-200 ${menu.open ? 'md:ml-64' : ''}`}>
        <MissingCode
          off={`JavaScript is off. You can read every page, but cart, checkout and account need it.${phone === null ? '' : ` You can also order by phone: ${phone}.`}`}
        />
        <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-6.5rem)] outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <ChatLink phone={phone} name={name} />
      <BottomBar phone={phone} name={name} />
      <LoginModal {...shop} />
    </>
  );
}

const Footer = latePart(async () => (await import('./footers.tsx')).Footer);
