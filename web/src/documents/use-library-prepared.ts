import { useEffect } from 'react';
import { useUser } from '../auth/public.ts';
import { useOnline } from '../ui/online.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { openOfflineLibrary } from './offline-library.ts';
import { useKeptDocuments } from './queries.ts';
import { useKeep } from './use-keep.ts';

/** Makes what is kept on this phone ready to be searched before anybody asks: at once without signal, else when idle. */
export function useLibraryPrepared(): void {
  const { id } = useUser();
  const online = useOnline();
  const kept = useKeptDocuments();
  const busy = useKeep().keeping.underWay.length > 0;
  useEffect(() => {
    if (kept.length === 0 || busy) return undefined;
    const prepare = () => void openOfflineLibrary(id).catch(() => undefined);
    if (online) return whenIdle(prepare);
    prepare();
    return undefined;
  }, [id, online, kept, busy]);
}
