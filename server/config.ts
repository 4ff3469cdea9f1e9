import { timeZoneSchema } from '@tailboard/contract/time-zone.ts';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * Every setting, read from the environment and checked once, at start. The table of docs/settings.md is checked against this
 * list by a test, so a setting has its name, default and meaning in one place.
 */
const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optionalText = z.preprocess(blankAsMissing, z.string().optional());
const optionalUrl = z.preprocess(blankAsMissing, z.url({ protocol: /^https?$/ }).optional());
const onOff = z.preprocess(blankAsMissing, z.enum(['on', 'off']).optional());

const environmentSchema = z.object({
  PORT: z.preprocess(blankAsMissing, z.coerce.number().int().min(0).max(65_535).default(5000)),
  HOST: z.preprocess(blankAsMissing, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankAsMissing, z.string().default('./data')),
  DATABASE_URL: z.preprocess(blankAsMissing, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.preprocess(blankAsMissing, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  DEMO: onOff,
  CREW_ADMIN_USERNAME: optionalText,
  CREW_ADMIN_PASSWORD: z.preprocess(blankAsMissing, z.string().min(10).optional()),
  SESSION_SECRET: z.preprocess(blankAsMissing, z.string().min(32).optional()),
  PUBLIC_URL: optionalUrl,
  SESSION_DAYS: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).max(365).default(90)),
  SESSION_IDLE_DAYS: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).max(365).default(30)),
  REQUIRE_SECOND_FACTOR: z.preprocess(
    blankAsMissing,
    z.enum(['nobody', 'admins', 'everybody']).default('nobody'),
  ),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: optionalText,
  OIDC_SECOND_FACTOR: z.preprocess(blankAsMissing, z.enum(['said', 'always']).default('said')),
  TRUST_PROXY: z.preprocess(
    blankAsMissing,
    z.union([z.enum(['on', 'off']), z.coerce.number().int().min(0).max(10)]).optional(),
  ),
  RATE_LIMIT_PER_MINUTE: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).default(3000)),
  COSTLY_PER_MINUTE: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).optional()),
  UPLOAD_MB_PER_DAY: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).default(2000)),
  MAX_CONNECTIONS: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).default(4000)),
  TILE_URL: z.preprocess(
    (value) => blankAsMissing(value) ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    z.union([z.literal('off'), z.string().regex(/^(https?:\/\/|\/).*\{z\}.*\{x\}.*\{y\}/)]),
  ),
  TILE_ATTRIBUTION: z.preprocess(blankAsMissing, z.string().default('© OpenStreetMap contributors')),
  GEOCODER_URL: optionalUrl,
  AI_BASE_URL: optionalUrl,
  AI_API_KEY: optionalText,
  AI_MODEL: optionalText,
  AI_STRUCTURED_OUTPUT: onOff,
  AI_REQUESTS_PER_MINUTE: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).default(30)),
  AI_VISION_BASE_URL: optionalUrl,
  AI_VISION_API_KEY: optionalText,
  AI_VISION_MODEL: optionalText,
  AI_EMBEDDING_BASE_URL: optionalUrl,
  AI_EMBEDDING_API_KEY: optionalText,
  AI_EMBEDDING_MODEL: optionalText,
  AI_SPEECH_BASE_URL: optionalUrl,
  AI_SPEECH_API_KEY: optionalText,
  AI_SPEECH_MODEL: optionalText,
  AI_TRANSCRIPTION_BASE_URL: optionalUrl,
  AI_TRANSCRIPTION_API_KEY: optionalText,
  AI_TRANSCRIPTION_MODEL: optionalText,
  SYSTEM_VOICE: z.preprocess(blankAsMissing, z.string().default('espeak-ng')),
  WEATHER_NWS_URL: z.preprocess(
    (value) => blankAsMissing(value) ?? 'https://api.weather.gov',
    z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]),
  ),
  WEATHER_CONTACT: optionalText,
  WEATHER_OPEN_METEO_URL: optionalUrl,
  WEATHER_OPEN_METEO_KEY: optionalText,
  ITA_API_TOKEN: optionalText,
  ITA_API_URL: z.preprocess(
    (value) => blankAsMissing(value) ?? 'https://www.osha.gov/oshaApi/v1',
    z.url({ protocol: /^https?$/ }),
  ),
  SMTP_URL: z.preprocess(blankAsMissing, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(blankAsMissing, z.email().optional()),
  SECURITY_LOG: onOff,
  // Read by the process itself; here it is only checked.
  TZ: z.preprocess(blankAsMissing, timeZoneSchema.optional()),
  LOG_LEVEL: z.preprocess(
    blankAsMissing,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ),
});

/** One function of an OpenAI-compatible server. */
export type ModelEndpoint = Readonly<{ baseUrl: string; apiKey: string | null; model: string }>;

/** An OpenID Connect provider; `name` is what its button says. */
export type SingleSignOnSettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  /** Whether a sign-in there counts as one with a second factor: where its token says so, or always. */
  secondFactor: 'said' | 'always';
}>;

export type Config = Readonly<{
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  s3: Readonly<{
    bucket: string;
    endpoint: string | null;
    region: string;
    accessKeyId: string | null;
    secretAccessKey: string | null;
  }> | null;
  demo: boolean;
  firstAdmin: Readonly<{ username: string; password: string }> | null;
  /** Null: made at first start and kept in dataDir. */
  sessionSecret: string | null;
  /** Where people reach the product, e.g. `https://tailboard.example.com`; its scheme decides whether cookies are Secure. */
  publicUrl: string | null;
  signIn: Readonly<{
    /** Days after which one signs in again, however much the session is used. */
    sessionDays: number;
    /** Days without use after which a session that is remembered ends. */
    idleDays: number;
    /** Who needs a second factor. */
    secondFactorFor: 'nobody' | 'admins' | 'everybody';
    singleSignOn: SingleSignOnSettings | null;
  }>;
  /**
   * How many reverse proxies stand in front: so many entries of X-Forwarded-For, counted from its end, are theirs. What stands
   * before those was written by the caller and is not believed. 0: the header is not read.
   */
  trustedProxies: number;
  rateLimitPerMinute: number;
  /** Of one person: analyses, searches, answers, readings, imports, all together. */
  costlyPerMinute: number;
  /** Bytes of files that one person may add in a day of UTC. */
  uploadBytesPerDay: number;
  /** Open at once, to one server. */
  maxConnections: number;
  tileUrl: string | null;
  tileAttribution: string;
  geocoderUrl: string | null;
  /** Null: no model for it, the built-in engines answer. */
  ai: Readonly<{
    chat: ModelEndpoint | null;
    vision: ModelEndpoint | null;
    embeddings: ModelEndpoint | null;
    speech: ModelEndpoint | null;
    transcription: ModelEndpoint | null;
    /** Whether the chat server understands `response_format: json_schema`; if not, the schema stands in the prompt. */
    structuredOutput: boolean;
    /** Of one person, over all servers; past it the built-in engines answer. */
    requestsPerMinute: number;
  }>;
  /** The command of espeak-ng; null: off. */
  systemVoice: string | null;
  weather: Readonly<{
    nwsUrl: string | null;
    /** Address that the National Weather Service may write to, part of the User-Agent. */
    contact: string | null;
    openMeteoUrl: string | null;
    openMeteoKey: string | null;
  }>;
  /** OSHA's Injury Tracking Application; null: its files are taken out and given by hand. */
  ita: Readonly<{ url: string; token: string }> | null;
  /** Null: no e-mail is sent. The address has the password in it. */
  mail: Readonly<{ url: string; from: string }> | null;
  /** Whether sign-ins, refusals and changes of access are told, whatever the level. */
  securityLog: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}>;

/** Names of all settings, for the check of docs/settings.md. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Thrown for a setting that cannot be used; its message is one line that names it. */
export class ConfigError extends Error {}

/** Reads the settings; a wrong one throws a ConfigError naming every one that is wrong, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong setting: ${lines.join('; ')}`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL !== undefined && env.SESSION_SECRET === undefined) {
    throw new ConfigError(
      'Wrong setting: SESSION_SECRET must be set (32 characters or more) when DATABASE_URL is set',
    );
  }
  if ((env.CREW_ADMIN_USERNAME === undefined) !== (env.CREW_ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('Wrong setting: CREW_ADMIN_USERNAME and CREW_ADMIN_PASSWORD go together');
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    s3:
      env.S3_BUCKET === undefined
        ? null
        : {
            bucket: env.S3_BUCKET,
            endpoint: env.S3_ENDPOINT ?? null,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID ?? null,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? null,
          },
    demo: env.DEMO === undefined ? isTrial(env) : env.DEMO === 'on',
    firstAdmin:
      env.CREW_ADMIN_USERNAME === undefined || env.CREW_ADMIN_PASSWORD === undefined
        ? null
        : { username: env.CREW_ADMIN_USERNAME, password: env.CREW_ADMIN_PASSWORD },
    sessionSecret: env.SESSION_SECRET ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    signIn: {
      sessionDays: env.SESSION_DAYS,
      idleDays: Math.min(env.SESSION_IDLE_DAYS, env.SESSION_DAYS),
      secondFactorFor: env.REQUIRE_SECOND_FACTOR,
      singleSignOn: singleSignOn(env),
    },
    trustedProxies: proxies(env.TRUST_PROXY),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    costlyPerMinute: env.COSTLY_PER_MINUTE ?? Math.max(1, Math.floor(env.RATE_LIMIT_PER_MINUTE / 10)),
    uploadBytesPerDay: env.UPLOAD_MB_PER_DAY * 1_000_000,
    maxConnections: env.MAX_CONNECTIONS,
    tileUrl: env.TILE_URL === 'off' ? null : env.TILE_URL,
    tileAttribution: env.TILE_ATTRIBUTION,
    geocoderUrl: env.GEOCODER_URL ?? null,
    ai: {
      chat: endpoint(env, 'AI'),
      vision: endpoint(env, 'AI_VISION'),
      embeddings: endpoint(env, 'AI_EMBEDDING'),
      speech: endpoint(env, 'AI_SPEECH'),
      transcription: endpoint(env, 'AI_TRANSCRIPTION'),
      structuredOutput: env.AI_STRUCTURED_OUTPUT !== 'off',
      requestsPerMinute: env.AI_REQUESTS_PER_MINUTE,
    },
    systemVoice: env.SYSTEM_VOICE === 'off' ? null : env.SYSTEM_VOICE,
    weather: {
      nwsUrl: env.WEATHER_NWS_URL === 'off' ? null : env.WEATHER_NWS_URL,
      contact: env.WEATHER_CONTACT ?? null,
      openMeteoUrl: env.WEATHER_OPEN_METEO_URL ?? null,
      openMeteoKey: env.WEATHER_OPEN_METEO_KEY ?? null,
    },
    ita: env.ITA_API_TOKEN === undefined ? null : { url: env.ITA_API_URL, token: env.ITA_API_TOKEN },
    mail: mailSettings(env),
    securityLog: env.SECURITY_LOG !== 'off',
    logLevel: env.LOG_LEVEL,
  };
}

const proxies = (said: 'on' | 'off' | number | undefined): number =>
  said === 'on' ? 1 : typeof said === 'number' ? said : 0;

type Environment = z.infer<typeof environmentSchema>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|(::ffff:)?127(\.\d{1,3}){3}|::1)$/i;

/** A server that only its own machine can reach, without an administrator: known passwords do no harm. */
const isTrial = (env: Environment) =>
  env.DATABASE_URL === undefined && env.CREW_ADMIN_USERNAME === undefined && LOOPBACK.test(env.HOST);

/** Null where no provider is named. Throws for one that is named by half, or that passwords would be told in the clear. */
function singleSignOn(env: Environment): SingleSignOnSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigError('Wrong setting: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together');
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    throw new ConfigError('Wrong setting: OIDC_ISSUER must begin with https://');
  }
  if (env.PUBLIC_URL === undefined) {
    throw new ConfigError('Wrong setting: PUBLIC_URL must be set when OIDC_ISSUER is set');
  }
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? '', secondFactor: env.OIDC_SECOND_FACTOR };
}

/** Null without a server. An address to send from belongs to it. */
function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: Environment): Config['mail'] {
  if (url === undefined) return null;
  if (from === undefined) throw new ConfigError('Wrong setting: MAIL_FROM must be set when SMTP_URL is set');
  return { url, from };
}

type ModelSettings = 'AI' | 'AI_VISION' | 'AI_EMBEDDING' | 'AI_SPEECH' | 'AI_TRANSCRIPTION';

/** Null without a model or a server. What is elsewhere has a key of its own: that of one server is never sent to another. */
function endpoint(env: Environment, name: ModelSettings): ModelEndpoint | null {
  const model = env[`${name}_MODEL`];
  const elsewhere = env[`${name}_BASE_URL`];
  const baseUrl = elsewhere ?? env.AI_BASE_URL;
  const apiKey = env[`${name}_API_KEY`] ?? (elsewhere === undefined ? env.AI_API_KEY : undefined);
  return baseUrl === undefined || model === undefined ? null : { baseUrl, apiKey: apiKey ?? null, model };
}
