import compress from '@fastify/compress';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { MAX_FILES, MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { actionExportRoutes } from './actions/export-routes.ts';
import { actionRoutes } from './actions/routes.ts';
import { modelRoutes } from './ai/routes.ts';
import type { Models } from './ai/public.ts';
import { appConfigRoutes } from './app-config.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { accountRoutes } from './auth/account-routes.ts';
import {
  findCredential,
  findSignedIn,
  hasSessionCookie,
  sessionCookie,
  type SignInParts,
} from './auth/public.ts';
import { authRoutes } from './auth/routes.ts';
import { secondFactorRoutes } from './auth/second-factor-routes.ts';
import { briefingRoutes } from './briefing/routes.ts';
import { claimDocumentRoutes } from './claims/document-routes.ts';
import { specializedClaimRoutes } from './claims/estimate/specialized-routes.ts';
import { policyRoutes } from './claims/policy/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { geocodeRoutes } from './geocode/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { addApiDocs } from './http/api-docs.ts';
import type { App, AppContext } from './http/app-types.ts';
import { answerClientError } from './http/client-error.ts';
import { describeError } from './http/describe-error.ts';
import { addErrorHandler, sendProblem, toProblem } from './http/error-handler.ts';
import { addGracefulStop } from './http/graceful-stop.ts';
import { limitConnections } from './http/limit-connections.ts';
import { addRateLimit } from './http/rate-limit.ts';
import { addSecurity } from './http/security.ts';
import { addViewer } from './http/viewer.ts';
import { requestLog } from './http/request-log.ts';
import { proxiesTrusted } from './http/trusted-proxies.ts';
import { addWebApp } from './http/web-app.ts';
import { analysisRoutes } from './incidents/analysis-routes.ts';
import { fromWordsRoutes } from './incidents/from-words-routes.ts';
import { dutyRoutes } from './incidents/duty-routes.ts';
import { reportRoutes } from './incidents/report-routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { commentRoutes } from './incidents/comments/routes.ts';
import { investigationRoutes } from './incidents/investigation/routes.ts';
import { incidentExportRoutes } from './incidents/export-routes.ts';
import { incidentViewRoutes } from './incidents/search/view-routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { LiveSource } from './notifications/public.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { anonymousRoutes } from './observations/anonymous-routes.ts';
import { observationRoutes } from './observations/routes.ts';
import { recordkeepingRoutes } from './recordkeeping/routes.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { speechRoutes } from './speech/routes.ts';
import { transcriptionRoutes } from './speech/transcription-routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { syncRoutes } from './sync/routes.ts';
import { talkExportRoutes } from './talks/export-routes.ts';
import { talkRoutes } from './talks/routes.ts';
import { userRoutes } from './users/routes.ts';

/** A JSON body of one record: the longest texts in UTF-8 with room to spare. */
const MAX_JSON_BYTES = 256 * 1024;

/** So far behind, a server answers 503 with Retry-After rather than let everyone wait; devices try again by themselves. */
const MAX_EVENT_LOOP_DELAY_MS = 5_000;

/** The whole server, reading top to bottom: outside plugins, own plugins, routes, error handler. It does not listen. */
export async function buildApp(options: {
  context: AppContext;
  signIn: SignInParts;
  models: Models;
}): Promise<App> {
  const { context, signIn, models } = options;
  const { db, config } = context;
  const app = fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    logController: requestLog,
    trustProxy: proxiesTrusted(config.trustedProxies),
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { maxParamLength: 200 },
    // The first start fills the library, for which a busy machine takes longer than the 10 s of the default.
    pluginTimeout: 0,
    // Requests that are under way when the server is told to stop are finished; new ones on kept connections are not taken.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // An address that cannot be read reaches no hook and no route.
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, toProblem(error)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify's own reader of plain text: no route takes it.
  app.removeContentTypeParser('text/plain');
  app.decorate('context', context);
  app.decorate('accountOf', async (username) => (await findCredential(db, username))?.user.id ?? null);

  addErrorHandler(app);
  limitConnections(app);
  addGracefulStop(app);
  await addSecurity(app);
  addViewer(app, (cookieHeader) =>
    findSignedIn({ db, cookies: signIn.cookies, rules: config.signIn, cookieHeader }),
  );
  await addRateLimit(app);
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    // A sample without a single tick counts as endless delay: shorter ones would refuse everybody after a stall of one second.
    sampleInterval: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
  });
  await app.register(compress, {
    global: true,
    encodings: ['gzip', 'identity'],
    threshold: 1024,
    requestEncodings: ['gzip'],
  });
  await app.register(etag, { weak: true });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 40, fieldSize: 64 * 1024 },
  });
  await addApiDocs(app, sessionCookie(signIn.cookies));

  /** What goes over the stream of events besides notifications; filled while the routes are registered. */
  const liveSources: LiveSource[] = [];
  await app.register(healthRoutes);
  await app.register(appConfigRoutes, { models });
  await app.register(authRoutes, { signIn });
  await app.register(accountRoutes, { signIn });
  await app.register(secondFactorRoutes, { signIn });
  await app.register(userRoutes, { auth: signIn.auth });
  await app.register(incidentRoutes);
  await app.register(incidentExportRoutes);
  await app.register(incidentViewRoutes);
  await app.register(commentRoutes);
  await app.register(investigationRoutes);
  await app.register(dutyRoutes);
  await app.register(reportRoutes);
  await app.register(mediaRoutes, { models });
  await app.register(analysisRoutes, { models });
  await app.register(fromWordsRoutes, { models });
  await app.register(claimRoutes);
  await app.register(claimDocumentRoutes);
  await app.register(policyRoutes);
  await app.register(specializedClaimRoutes, { models });
  await app.register(evidenceRoutes);
  await app.register(insightRoutes);
  await app.register(talkRoutes);
  await app.register(talkExportRoutes);
  await app.register(actionRoutes);
  await app.register(actionExportRoutes);
  await app.register(historyRoutes);
  await app.register(observationRoutes);
  await app.register(anonymousRoutes);
  await app.register(recordkeepingRoutes);
  await app.register(syncRoutes);
  await app.register(dashboardRoutes);
  await app.register(notificationRoutes, { liveSources });
  startReminders(app);
  await app.register(geocodeRoutes);
  await app.register(documentRoutes, { models });
  await app.register(modelRoutes, { models });
  await app.register(suggestionRoutes, { models });
  await app.register(assistantRoutes, { models });
  await app.register(speechRoutes, { models, secret: signIn.cookies.secret });
  await app.register(transcriptionRoutes, { models });
  await app.register(jobRoutes);
  await app.register(briefingRoutes, { liveSources });
  await addWebApp(app, (cookieHeader) => hasSessionCookie(cookieHeader, signIn.cookies));
  return app;
}
