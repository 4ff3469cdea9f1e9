import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isFormOpen } from '../ui/form-open.ts';

/** A pressed push message brings the page where its record is, unless a form is open in it. */
export function useOpenFromPush(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (data?.type === 'tailboard-open' && data.path?.startsWith('/') === true && !isFormOpen())
        go(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [go]);
}
