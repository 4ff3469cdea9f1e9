import { z } from 'zod';
import { tasksOfTheDay } from './briefing-terms.ts';
import { documentKinds } from './documents.ts';
import { fieldMessage } from './field-message.ts';
import { timestampSchema } from './primitives.ts';
import { sentencesSchema } from './sentence.ts';

export const taskSchema = z.enum(tasksOfTheDay);
export type Task = z.infer<typeof taskSchema>;

/** Where figures come from. `typical`: the product's defaults, shown only under 'Typical values, not live'. */
export const weatherSources = ['nws', 'open-meteo', 'typical'] as const;

const degrees = (limit: number) =>
  z
    .string()
    .max(40)
    // A blank is no number: coerced, it would be a place in the Gulf of Guinea.
    .regex(/^-?\d+(\.\d+)?$/, fieldMessage('field.not-a-number'))
    .transform(Number)
    .refine(
      (value) => Number.isFinite(value) && Math.abs(value) <= limit,
      fieldMessage('field.from-to', { least: -limit, most: limit }),
    );

/** Latitude and longitude in degrees, rounded to 4 decimals; `tasks` comma-separated, an unknown one is named in the error. */
export const briefingQuerySchema = z.object({
  lat: degrees(90),
  lng: degrees(180),
  tasks: z.string().max(500).optional(),
});

/** Whether the law asks for it, good practice does, or the company's own records do. */
const sourceKindSchema = z.enum(documentKinds);
export type SourceKind = z.infer<typeof sourceKindSchema>;

const severities = ['critical', 'warning', 'info'] as const;
const severitySchema = z.enum(severities);
const precipitationSchema = z.object({
  /** Percent. Null: not known. */
  chance: z.number().min(0).max(100).nullable(),
  type: z.string(),
});

/** Temperatures in °F, wind in mph, humidity and chances in percent. Null: not known, never a guess. */
export const weatherSchema = z.object({
  location: z.string(),
  condition: z.string(),
  temperature: z.number().nullable(),
  temperatureUnit: z.literal('F'),
  wind: z.object({ speed: z.number().nullable(), unit: z.literal('mph'), direction: z.string() }),
  /** mph. */
  gust: z.number().nullable(),
  precipitation: z.object({ chance: z.number().min(0).max(100).nullable() }),
  humidity: z.number().nullable(),
  uv: z.number().nullable(),
  /** °F, worked out from temperature and humidity; null where the formula does not hold or a value is missing. */
  heatIndex: z.number().nullable(),
  windChill: z.number().nullable(),
  /** US air quality index. */
  airQuality: z.number().nullable(),
  forecast: z.array(
    z.object({
      date: z.iso.date(),
      condition: z.string(),
      high: z.number().nullable(),
      low: z.number().nullable(),
      precipitation: precipitationSchema,
    }),
  ),
  /** The next hours as they are forecast, at most twelve. */
  hours: z.array(
    z.object({
      at: timestampSchema,
      /** Local hour at the place, 0 to 23. */
      hour: z.int().min(0).max(23),
      condition: z.string().nullable(),
      temperature: z.number().nullable(),
      heatIndex: z.number().nullable(),
      windChill: z.number().nullable(),
      chance: z.number().min(0).max(100).nullable(),
      /** The stronger of wind and gust, mph. */
      wind: z.number().nullable(),
    }),
  ),
  source: z.enum(weatherSources),
  /** False for typical values and for a last good answer that is older than its lifetime. */
  live: z.boolean(),
  /** When the figures were measured or forecast; null for typical values. */
  asOf: timestampSchema.nullable(),
  /** 'Typical values, not live' or why there is nothing better; null when live. */
  label: z.string().nullable(),
});
export type Weather = z.infer<typeof weatherSchema>;

export const stopWorkLevels = ['green', 'amber', 'red', 'unknown'] as const;
/** One rule that speaks for an hour and task. */
export const stopWorkReasonSchema = z.object({
  ruleId: z.string(),
  /** What to do, a sentence with the number: 'Wind 32 mph: stop crane lifts at 30 mph or the limit on the load chart.' */
  text: z.string(),
  /** The measured or forecast figure with its unit, and the threshold. */
  value: z.string(),
  threshold: z.string(),
  /** CFR section or named guidance. */
  source: z.string(),
  url: z.string().nullable(),
  kind: z.enum(['law', 'guidance']),
});
export const stopWorkHourSchema = z.object({
  /** Start of the hour. */
  at: timestampSchema,
  /** Local hour at the place, 0 to 23. */
  hour: z.int().min(0).max(23),
  tasks: z.array(
    z.object({
      task: taskSchema,
      level: z.enum(stopWorkLevels),
      reasons: z.array(stopWorkReasonSchema),
    }),
  ),
});
export type StopWorkHour = z.infer<typeof stopWorkHourSchema>;

/** GET /api/daily-briefing. The first seven fields are the specification's. */
export const briefingSchema = z.object({
  location: z.object({ name: z.string(), lat: z.number(), lng: z.number() }),
  weather: weatherSchema,
  importantNotices: z.array(z.string()),
  /** Ids of those that the weather itself calls for begin with `weather-`. */
  safetyGuidelines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      source: z.string(),
      kind: sourceKindSchema,
      description: z.string(),
      severity: severitySchema,
      /** Start of the hour of the table from which it holds; null: now. */
      from: timestampSchema.nullable(),
    }),
  ),
  ppeRecommendations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      required: z.boolean(),
      source: z.string(),
      kind: sourceKindSchema,
    }),
  ),
  localHazards: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Of a report its priority; of an official alert the alert's own severity, in the same word as in `alerts`. */
      severity: z.enum([...severities, 'high', 'medium', 'low']),
      description: z.string(),
      location: z.string(),
      reportedAt: timestampSchema,
      /** Miles from the place; null for an alert's area. */
      distanceMiles: z.number().nullable(),
    }),
  ),
  toolboxTalkTopic: z.object({
    title: z.string(),
    /** The safety document that it opens. */
    documentKey: z.string(),
    /** Why this one today. */
    reason: z.string(),
  }),
  /** Official alerts behind the notices. */
  alerts: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      headline: z.string(),
      instruction: z.string().nullable(),
      severity: severitySchema,
      expires: timestampSchema.nullable(),
      source: z.string(),
    }),
  ),
  /** Whether official alerts could be asked for; when not, the absence of alerts says nothing. */
  alertsKnown: z.boolean(),
  tasks: z.array(taskSchema),
  timeline: z.array(stopWorkHourSchema),
  /** IANA zone of the place; null: not known. */
  timeZone: z.string().nullable(),
  composedAt: timestampSchema,
  sentences: sentencesSchema,
});
export type Briefing = z.infer<typeof briefingSchema>;

/** GET /api/events (server-sent events), event `briefing`: something new at the place of the briefing last asked for. */
export const briefingEventSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  what: z.enum(['alert', 'hazard']),
  /** Name of the alert or type of the report. */
  title: z.string(),
  sentences: sentencesSchema,
});
export type BriefingEvent = z.infer<typeof briefingEventSchema>;

/** GET /api/daily-briefing/ping, for 'Test Connection': that the server answers, and when by its clock. */
export const briefingPingSchema = z.object({ at: timestampSchema });
