import { z } from 'zod';

/** GET /api/app-config (public): what the browser must know of the operator's settings. Holds no secret. */
export const appConfigSchema = z.object({
  version: z.string(),
  /** Demo mode only: the accounts shown on the login page. */
  demoAccounts: z.array(
    z.object({
      username: z.string(),
      password: z.string(),
      name: z.string(),
      role: z.string(),
      /** Null: no crew of their own, all of them. */
      crew: z.string().nullable(),
    }),
  ),
  /** The host on which passkeys work, as the browser names it; on its subdomains too. */
  passkeyHost: z.string(),
  /** What the button for single sign-on calls it; empty for no name of its own; null: there is none. */
  singleSignOn: z.string().nullable(),
  /** Template with {z}, {x}, {y}, or null where the operator has switched tiles off. */
  tileUrl: z.string().nullable(),
  tileAttribution: z.string(),
  geocoder: z.boolean(),
  /** Whether a model looks at pictures of the files; otherwise the browser sends only how many there are. */
  analysisReadsMedia: z.boolean(),
  /** Whether the server writes down recordings. */
  transcription: z.boolean(),
});
export type AppConfig = z.infer<typeof appConfigSchema>;
