import { alertSentences } from '@tailboard/contract/sentences/alerts.ts';
import { Said, say } from '../sentences/say.ts';

/**
 * What the National Weather Service calls its alerts and the line that it makes of one, by their codes. What its people
 * write freely has none. English stays as the service wrote it.
 */

/** The code of a name is the name itself. */
export function eventOf(event: string): string | Said {
  const code = `alert.${event
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}`;
  return Object.hasOwn(alertSentences, code) ? new Said(event, code, {}) : event;
}

const SERVICE = 'National Weather Service';
export const senderOf = ({ sender }: { sender: string }): string | Said =>
  sender === SERVICE ? say('briefing.source.nws') : sender;

/** Lines such as 'Flood Warning issued July 15 at 2:00PM MDT until July 15 at 3:15PM MDT by NWS Pueblo CO'. */
const lines = [
  [/^(?<event>.+?) issued (?<issued>.+?) until (?<until>.+?) by (?<office>.+)$/s, 'alert.issued-until'],
  [/^(?<event>.+?) issued (?<issued>.+?) by (?<office>.+)$/s, 'alert.issued'],
  [/^(?<event>.+?) in effect from (?<from>.+?) to (?<until>.+)$/s, 'alert.in-effect-from'],
  [/^(?<event>.+?) in effect until (?<until>.+)$/s, 'alert.in-effect-until'],
] as const;

export function headlineOf({ headline, event }: { headline: string | null; event: string }): string | Said {
  if (headline === null) return eventOf(event);
  for (const [pattern, code] of lines) {
    const { event: name = '', office, ...moments } = pattern.exec(headline)?.groups ?? {};
    const named = eventOf(name);
    const read = Object.entries(moments).map(([gap, text]) => [gap, momentOf(text)] as const);
    if (typeof named === 'string' || read.some(([, moment]) => moment === null)) continue;
    const values = Object.fromEntries(read) as Record<string, Said>;
    return new Said(headline, code, { event: named, ...values, ...(office !== undefined && { office }) });
  }
  return eventOf(headline);
}

/** 'July 15 at 2:00PM MDT'. */
function momentOf(text: string): Said | null {
  const [, month = '', day = '', time = ''] = /^(\w+) (.+?) at (.+)$/s.exec(text) ?? [];
  const code = `alert.moment.${month.toLowerCase()}`;
  return Object.hasOwn(alertSentences, code) ? new Said(text, code, { day, time }) : null;
}
