import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, googleFailed } from '../../google.ts';
import { rememberPlace } from './place-before.ts';

export function RealGoogleButton() {
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const { url } = await callApi(endpoints.begin, {});
      rememberPlace(pathname + search);
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toast.error((error instanceof ApiError && error.message) || googleFailed);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void go()}>
      Continue with Google
    </Button>
  );
}
