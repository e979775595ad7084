import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource/mukta/latin-400.css';
import '@fontsource/mukta/latin-600.css';
import '@fontsource/mukta/latin-ext-400.css';
import '@fontsource/mukta/latin-ext-600.css';
import '@fontsource/mukta/devanagari-400.css';
import '@fontsource/mukta/devanagari-600.css';
import '#platform/ui/theme.css';
import frauncesFile from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import mukta400File from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import mukta600File from '@fontsource/mukta/files/mukta-latin-600-normal.woff2?url';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { queryClient } from '#platform/ui/query-client.ts';
import { Toaster } from '#platform/ui/toast.tsx';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import type { Route } from './+types/root.ts';
import { pageContext } from './context.ts';

/** What every page needs: the shop's public settings and the category tree. It never changes on navigation. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, log } = context.get(pageContext);
  const categories = await listCategories(db).catch((error: Error) => {
    log.error('categories failed', { error: error.message });
    return [];
  });
  return {
    categories,
    shop: {
      name: config.SHOP_NAME,
      tagline: config.SHOP_TAGLINE,
      phone: config.SHOP_PHONE,
      email: config.SHOP_EMAIL,
      demo: config.SHOP_DEMO,
      google: config.GOOGLE_CLIENT_ID !== undefined,
      url: config.PUBLIC_URL,
      pincodeLookupUrl: config.PINCODE_LOOKUP_URL,
      reverseGeocodeUrl: config.REVERSE_GEOCODE_URL,
    },
  };
}

export const shouldRevalidate = () => false;

/** The letters of the first view are there before it is drawn, so that nothing moves when they come. */
export const links = () =>
  [frauncesFile, mukta400File, mukta600File].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#1f3d2b" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151a16" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body className="bg-ghee font-sans text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <CSPProvider disableStyleElements>
        <Toaster>
          <Outlet />
        </Toaster>
      </CSPProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto max-w-xl p-8">
      <h1 className="font-serif text-3xl">{missing ? 'This page is not here' : 'Something went wrong'}</h1>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  );
}
