import { needsYouKinds, type NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { isoDay } from '../days.ts';
import { dayInWords, hourInZone, type Reader } from '../notifications/public.ts';
import { say, type Said } from '../sentences/say.ts';
import { write } from '../sentences/write.ts';

/** Lines of one kind; the screen has them all. */
const MOST_OF_A_KIND = 10;
const HALF_DAY_MS = 12 * 3_600_000;

/** The e-mail of what needs a person. `publicUrl`: where its links lead; null: it has none. */
export function digestText(
  items: readonly NeedsYouItem[],
  options: { reader: Reader; publicUrl: string | null; now: Date },
): { subject: string; text: string } {
  const { reader, publicUrl } = options;
  const { language } = reader;
  const lines = needsYouKinds.flatMap((kind) => {
    const of = items.filter((item) => item.kind === kind);
    const shown = of.slice(0, MOST_OF_A_KIND).map((item) => {
      const line = `- ${write(lineOf(item, options), language)}`;
      return publicUrl === null ? line : `${line}\n  ${publicUrl}${screenOf(item)}`;
    });
    const more = of.length - shown.length;
    return more === 0 ? shown : shown.concat(`- ${write(say('digest.more', { count: more }), language)}`);
  });
  const link = publicUrl === null ? [] : ['', `${publicUrl}/dashboard`];
  return {
    subject: write(say('digest.subject', { count: items.length }), language),
    text: `${[...lines, ...link].join('\n')}\n`,
  };
}

type About = { reader: Reader; now: Date };

function lineOf(item: NeedsYouItem, about: About): Said {
  const what = whatOf(item, about);
  return item.crewId === null ? what : say('digest.of-crew', { what, crew: item.crewId });
}

function whatOf(item: NeedsYouItem, { reader, now }: About): Said {
  const { kind, title, dueAt = now.toISOString() } = item;
  // A day ends at the midnight after it, by its place's clock or the reader's.
  const day = dayInWords(isoDay(new Date(Date.parse(dueAt) - HALF_DAY_MS), reader.timeZone), reader);
  switch (kind) {
    case 'duty': {
      const what = say(`digest.duty.${item.duty ?? 'call-osha'}`, { hour: hourInZone(dueAt, reader) });
      return where(Date.parse(dueAt) < now.getTime() ? say('digest.duty.overdue', { what }) : what, item);
    }
    case 'unseen-report':
      return where(say(`digest.unseen-report.${item.category ?? 'incident'}`), item);
    case 'action-overdue':
    case 'action-due':
      return say(`digest.${kind}`, { day });
    case 'post-summary':
    case 'file-electronically':
      return say(`digest.${kind}`, { year: String(item.year ?? ''), place: title, day });
    case 'claim':
      return say('digest.claim', { number: title });
    case 'certificate':
      return say(
        Date.parse(dueAt) < now.getTime() ? 'digest.certificate-expired' : 'digest.certificate-expires',
        {
          day: dayInWords(dueAt.slice(0, 10), reader),
        },
      );
    case 'action-to-verify':
    case 'observation':
    case 'crew-without-talk':
      return say(`digest.${kind}`);
  }
}

const where = (what: Said, { incidentType, title }: NeedsYouItem): Said =>
  say('digest.where', {
    what,
    type: say(`incident-type.${incidentTypes.find((one) => one === incidentType) ?? 'Other'}`),
    place: title,
  });

function screenOf({ kind, id, incidentId }: NeedsYouItem): string {
  switch (kind) {
    case 'duty':
    case 'unseen-report':
      return `/incidents/${incidentId ?? id}`;
    case 'action-overdue':
    case 'action-to-verify':
    case 'action-due':
      return `/actions/${id}`;
    case 'claim':
      return `/review/${id}`;
    case 'observation':
      return '/observations';
    case 'crew-without-talk':
      return '/talks';
    case 'post-summary':
    case 'file-electronically':
      return '/recordkeeping';
    case 'certificate':
      return '/dashboard';
  }
}
