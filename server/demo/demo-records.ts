import type { IncidentStatus, ReportIncident } from '@tailboard/contract/incidents.ts';
import type { DecideClaim, FileClaim } from '@tailboard/contract/claims.ts';

/** What is filed, and what the crew's supervisor then does with it. `ago`s in ms before the demo is loaded. */
export type DemoClaim = {
  content: Pick<FileClaim, 'description' | 'requestedReimbursement'> & { facts: Partial<FileClaim['facts']> };
  filedAgo: number;
  takenAgo?: number;
  decided?: { ago: number; decision: DecideClaim };
};
type DemoIncident = { username: string; status: IncidentStatus; report: ReportIncident; claim?: DemoClaim };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sample records in every status, dated back from `now` (ms). */
export function demoIncidents(now: number): DemoIncident[] {
  const at = (ago: number) => new Date(now - ago).toISOString();
  const incident = (
    username: string,
    status: IncidentStatus,
    ago: number,
    report: Pick<ReportIncident, 'type' | 'location' | 'description' | 'priority'> & {
      place?: [string, string];
    },
    claim?: DemoClaim,
  ): DemoIncident => {
    const { place, ...content } = report;
    return {
      username,
      status,
      report: {
        ...content,
        date: at(ago),
        latitude: place?.[0] ?? null,
        longitude: place?.[1] ?? null,
        status: 'open',
        category: 'incident',
      },
      ...(claim === undefined ? {} : { claim }),
    };
  };
  return [
    incident('demo', 'open', 5 * HOUR, {
      type: 'Workplace Injury',
      location: 'Cedar Springs Rd substation, Dallas, TX',
      description:
        'Slipped on wet gravel while carrying a ladder and bruised a knee. Rested, went on working.',
      priority: 'low',
      place: ['32.8121', '-96.8125'],
    }),
    incident(
      'demo',
      'in_progress',
      3 * DAY,
      {
        type: 'Equipment Damage',
        location: 'Laydown yard, Harry Hines Blvd, Dallas, TX',
        description:
          'The boom of the small excavator hit the gate post. A hydraulic line is torn and leaking. Nobody was near.',
        priority: 'medium',
        place: ['32.8230', '-96.8540'],
      },
      {
        content: {
          description: 'Hydraulic line and cylinder of the small excavator',
          requestedReimbursement: 3200,
          facts: { work: 'repair', itemCategory: 'heavy-equipment', itemAgeYears: 4 },
        },
        filedAgo: 3 * DAY - 2 * HOUR,
        takenAgo: 2 * DAY,
      },
    ),
    incident(
      'demo',
      'open',
      6 * DAY,
      {
        type: 'Vehicle Accident',
        location: 'I-35E service road, Dallas, TX',
        description:
          'Backed the crew truck into a bollard. Rear bumper and tail light broken. Nobody was hurt.',
        priority: 'medium',
      },
      {
        content: {
          description: 'Rear bumper and tail light of truck 14',
          requestedReimbursement: 1450,
          facts: { work: 'repair', marketValue: 24_000, salvageValue: 6_000 },
        },
        filedAgo: 6 * DAY - 3 * HOUR,
      },
    ),
    incident(
      'demo',
      'closed',
      30 * DAY,
      {
        type: 'Property Damage',
        location: 'Maple Ave 2200, Dallas, TX',
        description: 'Falling branch during clearing broke a section of the neighbor’s fence.',
        priority: 'low',
      },
      {
        content: {
          description: 'Two fence panels and a post',
          requestedReimbursement: 900,
          facts: { work: 'replacement', itemCategory: 'structures', itemAgeYears: 3 },
        },
        filedAgo: 29 * DAY,
        takenAgo: 20 * DAY,
        decided: {
          ago: 12 * DAY,
          decision: { decision: 'approve', amount: 850, reason: 'The post could be used again.' },
        },
      },
    ),
    incident(
      'demo',
      'closed',
      45 * DAY,
      {
        type: 'Other',
        location: 'Site office, Dallas, TX',
        description: 'Personal phone lost somewhere on site during the shift.',
        priority: 'low',
      },
      {
        content: { description: 'Lost personal phone', requestedReimbursement: 700, facts: {} },
        filedAgo: 44 * DAY,
        takenAgo: 41 * DAY,
        decided: {
          ago: 38 * DAY,
          decision: { decision: 'reject', reason: 'Personal belongings are not covered by the policy.' },
        },
      },
    ),
    incident('mike', 'open', 26 * HOUR, {
      type: 'Workplace Injury',
      location: 'Pole 1187, Lemmon Ave, Dallas, TX',
      description:
        'Cut on the left hand while stripping cable. Cleaned it and put a bandage on at the truck.',
      priority: 'medium',
    }),
    incident('rosa', 'open', 2 * DAY, {
      type: 'Equipment Damage',
      location: 'Trinity Groves, Dallas, TX',
      description:
        'Crane hook latch found broken at the inspection before the shift. The crane is out of service.',
      priority: 'high',
    }),
  ];
}
