import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReportText, Said, ShownVerdict } from './shown-verdict.ts';

/** Milliseconds without a key pressed after which what is typed is judged. */
const SETTLED_MS = 600;

/** The rules, where they are needed. */
export const loadJudge = async () => await import('./judge-on-phone.ts');

/**
 * What this phone judges of a report; null while there is nothing to judge, or where the rules could not be loaded. They come
 * with what was learned, 120 kB, which the service worker keeps.
 */
export function usePhoneVerdict(report: ReportText | null, said: Said): ShownVerdict | null {
  const isTold = report !== null && report.description.trim() !== '';
  const { data } = useQuery({
    queryKey: ['judge-on-phone'],
    queryFn: loadJudge,
    enabled: isTold,
    networkMode: 'always',
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const asked = JSON.stringify([isTold ? report : null, said]);
  return useMemo(() => {
    const [told, known] = JSON.parse(asked) as [ReportText | null, Said];
    return data === undefined || told === null ? null : data.judgeOnPhone(told, known);
  }, [data, asked]);
}

/** `text` as it was when nobody had typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
