import { useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LoginModal } from '#shop/identity/ui/login-modal.tsx';
import { signOut } from '#shop/identity/ui/session.ts';
import { useShop } from '../page/use-shop.ts';
import { CategorySidebar } from './category-sidebar.tsx';
import { ChatLink } from './chat-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useMenu } from './use-menu.ts';

/** What stands around every page. */
export default function Frame() {
  const { phone, name, demo, google } = useShop();
  const menu = useMenu();
  const menuButton = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const inside = useMemo(() => [sidebar, menuButton], []);
  const navigate = useNavigate();
  useHeadingFocus();

  async function logOut() {
    menu.close();
    await navigate('/');
    await signOut();
  }

  return (
    <>
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
        onLogOut={() => void logOut()}
        menuButton={menuButton}
      />
      <CategorySidebar
        open={menu.open}
        onClose={menu.close}
        onHover={menu.hover}
        onLogOut={() => void logOut()}
        inside={inside}
        sidebar={sidebar}
      />
      <div className={`transition-[margin] duration-200 ${menu.open ? 'md:ml-64' : ''}`}>
        <main id="main" className="min-h-[60vh]">
          <Outlet />
        </main>
        <Footer />
      </div>
      <ChatLink phone={phone} name={name} />
      <LoginModal demo={demo} google={google} />
    </>
  );
}

/** A route change moves the focus to the page's heading, so that a screen reader begins there. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname]);
}
