import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import { actionScreen, incidentScreen, reviewClaimScreen, screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { clock, day, shortDay } from '../language/moments.ts';

/** What waits, in a sentence; what else is known of it; and the screen where it is done, null where there is none. */
export interface NeedsYouWords {
  sentence: string;
  detail: string;
  href: string | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function useNeedsYouWords(): (item: NeedsYouItem) => NeedsYouWords {
  const { t } = useLingui();
  const { role } = useUser();
  const incidentWords = useIncidentWords();

  /** '3 hours 20 minutes left'; 'overdue' past its hour. */
  function left(dueAt: string): string {
    const minutes = Math.floor((Date.parse(dueAt) - Date.now()) / MINUTE_MS);
    if (minutes < 0) return t`overdue`;
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
    if (days >= 2) return t`${plural(days, { one: '# day', other: '# days' })} left`;
    const rest = minutes % 60;
    const inHours = plural(hours, { one: '# hour', other: '# hours' });
    const inMinutes = plural(rest, { one: '# minute', other: '# minutes' });
    return hours === 0 ? t`${inMinutes} left` : t`${inHours} ${inMinutes} left`;
  }

  return (item) => {
    const { kind, title, who = '', crewId, dueAt, at } = item;
    const crew = crewId ?? '';
    const hour = dueAt === undefined ? '' : clock(dueAt);
    const dueDay = dueAt === undefined ? '' : shortDay(dueAt);
    // A day ends at the midnight after it.
    const lastDay =
      dueAt === undefined ? '' : shortDay(new Date(Date.parse(dueAt) - 12 * HOUR_MS).toISOString());
    const year = String(item.year ?? '');
    const ifItMust = item.toCheck === true ? t`Check whether this establishment must do this.` : '';
    const heldOn = at === undefined ? '' : day(at);
    const time = dueAt === undefined ? '' : left(dueAt);
    const type = item.incidentType === undefined ? '' : incidentWords.type(item.incidentType);
    const duty = {
      'call-osha': t`Call OSHA by ${hour}`,
      'record-case': t`Record the case in the OSHA 300 log by ${hour}`,
      'preserve-scene': t`Leave the scene as it is until the state allows changes`,
    }[item.duty ?? 'call-osha'];
    const report = {
      incident: t`Serious incident, not seen yet`,
      'near-miss': t`Serious near miss, not seen yet`,
      hazard: t`Serious hazard, not seen yet`,
    }[item.category ?? 'incident'];
    const incidentHref = item.incidentId === undefined ? screens.incidents : incidentScreen(item.incidentId);
    const ofCrew = crew === '' ? '' : t`Crew ${crew}`;
    const inARow = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
    const words: Record<NeedsYouItem['kind'], NeedsYouWords> = {
      duty: { sentence: duty, detail: inARow(time, type, title, ofCrew), href: incidentHref },
      'unseen-report': {
        sentence: report,
        detail: inARow(type, title, who, ofCrew, at === undefined ? '' : clock(at)),
        href: incidentHref,
      },
      'action-overdue': {
        sentence: t`Overdue: ${title}`,
        detail: inARow(who, ofCrew),
        href: actionScreen(String(item.id)),
      },
      'action-to-verify': {
        sentence: t`Done, please check: ${title}`,
        detail: inARow(who, ofCrew),
        href: actionScreen(String(item.id)),
      },
      'action-due': { sentence: t`Due soon: ${title}`, detail: time, href: actionScreen(String(item.id)) },
      claim: {
        sentence: t`Claim ${title} waits for a decision`,
        detail: inARow(who, ofCrew),
        href: typeof item.id === 'number' ? reviewClaimScreen(item.id) : screens.review,
      },
      observation: {
        sentence: t`A report without a name`,
        detail: ofCrew,
        href: '/observations',
      },
      'crew-without-talk': {
        sentence: t`Crew ${crew} has had no toolbox talk in 7 days`,
        detail: at === undefined ? '' : t`Last talk: ${heldOn}`,
        href: screens.talks,
      },
      'post-summary': {
        sentence: t`Post the 300A of ${year} by ${lastDay}`,
        detail: inARow(title, time === t`overdue` ? time : '', ifItMust),
        href: screens.recordkeeping,
      },
      'file-electronically': {
        sentence: t`File ${year} with OSHA by ${lastDay}`,
        detail: inARow(title, time === t`overdue` ? time : '', ifItMust),
        href: screens.recordkeeping,
      },
      certificate: {
        sentence:
          time === t`overdue` ? t`${title} of ${who} has expired` : t`${title} of ${who} expires ${dueDay}`,
        detail: ofCrew,
        href: role === 'admin' ? screens.people : null,
      },
    };
    return words[kind];
  };
}
