import { TIME_ZONE_HEADER } from '@tailboard/contract/time-zone-header.ts';

let zone: string | undefined;

/** For requests whose answer tells days in words. Asked once: it takes a phone a while to say its zone. */
export function zoneHeader(): Record<string, string> {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  // A browser that does not know its zone says none.
  return zone === undefined || zone === '' ? {} : { [TIME_ZONE_HEADER]: zone };
}
