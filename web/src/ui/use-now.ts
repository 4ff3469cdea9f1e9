import { useEffect, useState } from 'react';

/** Ms between two looks at the clock: ages are said in minutes. */
const LOOK_MS = 20_000;

/** The time in ms, which goes on while the screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK_MS);
    // A phone that was in a pocket has stood still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
