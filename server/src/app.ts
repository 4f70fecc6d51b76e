import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { selfCheck } from '../../schema/catalogue/interpret.ts';
import { LIMITS } from '../../schema/limits.ts';
import { ACCOUNT_JOBS } from './accounts/account.jobs.ts';
import { ACCOUNT_REST_ROWS } from './accounts/account.rest.ts';
import { mobileCodeRestRows } from './accounts/mobileCode.rest.ts';
import { profileRestRows } from './accounts/profile.rest.ts';
import { signInRestRows } from './accounts/signIn.rest.ts';
import { AMENITY_REST_ROWS } from './amenities/amenity.rest.ts';
import { BLOG_REST_ROWS } from './blogs/blog.rest.ts';
import { CODE_JOBS } from './codes/code.jobs.ts';
import { Codes } from './codes/codes.ts';
import { loadDemoWorld } from './demo/loadDemoWorld.ts';
import { draftJobs } from './drafts/sweepDrafts.ts';
import { registerCors } from './doors/cors.ts';
import { registerGraphQLDoor } from './doors/graphql/graphqlDoor.ts';
import { graphqlSchema } from './doors/graphql/schema.ts';
import { healthDoor } from './doors/health.ts';
import { mediaDoor } from './doors/media.ts';
import { metricsDoor } from './doors/metrics.ts';
import { limitReading } from './doors/readingTime.ts';
import type { ContextSource } from './doors/requestContext.ts';
import { registerRestDoor } from './doors/rest/restDoor.ts';
import { registerSecurity } from './doors/security.ts';
import { shareCardDoor } from './doors/shareCards.ts';
import { sitemapDoor } from './doors/sitemap.ts';
import { UploadRoom } from './doors/uploads.ts';
import { builtPages, watchedPages } from './doors/web/pages.ts';
import { registerWebDoor } from './doors/web/webDoor.ts';
import { trustProxies } from './platform/address.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Viewer } from './platform/context.ts';
import type { Database } from './platform/database/connect.ts';
import { pendingMigrations } from './platform/database/migrate.ts';
import { notFound, unavailable } from './platform/failures.ts';
import { toRestBody } from './platform/funnel.ts';
import { migrateJobs, startJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/logging.ts';
import { createMetrics } from './platform/metrics.ts';
import { idempotencyJobs } from './platform/idempotency.ts';
import { limitJobs } from './platform/limits.ts';
import { outboxJobs } from './platform/delivery/outboxJobs.ts';
import { providersOf } from './platform/delivery/providers.ts';
import { outboxSeal } from './platform/outbox.ts';
import { createPictures } from './platform/pictures.ts';
import type { RestRow } from './platform/rest.ts';
import { Stopped } from './platform/running.ts';
import { diskStorage } from './platform/storage/diskStorage.ts';
import { s3Storage } from './platform/storage/s3Storage.ts';
import { Geocoder } from './places/geocoder.ts';
import { httpMapsService } from './places/mapsService.ts';
import { placeRestRows } from './places/place.rest.ts';
import { enquiryRestRows } from './enquiries/enquiry.rest.ts';
import { FAVOURITE_REST_ROWS } from './favourites/favourite.rest.ts';
import { postingRestRows } from './posting/posting.rest.ts';
import { FEEDBACK_REST_ROWS } from './feedback/feedback.rest.ts';
import { GRANT_JOBS } from './grants/grant.jobs.ts';
import { ACTIVITY_JOBS } from './sellers/activity.jobs.ts';
import { moderationRestRows } from './moderation/moderation.rest.ts';
import { PropertySearch } from './properties/findProperties.ts';
import { PROPERTY_JOBS } from './properties/property.jobs.ts';
import { propertyRestRows } from './properties/property.rest.ts';
import { removedPictureJobs } from './properties/removedPictures.ts';
import { cardPath, siteCard } from './shareCards/cardContent.ts';
import { accessTokens } from './sessions/accessToken.ts';
import { SESSION_JOBS } from './sessions/session.jobs.ts';
import { sessionRestRows } from './sessions/session.rest.ts';
import { Sessions } from './sessions/sessions.ts';
import { configuredProviders } from './social/providers.ts';
import { socialRestRows } from './social/social.rest.ts';
import { SocialSignIns } from './social/socialSignIns.ts';
import { SELLER_REST_ROWS } from './sellers/seller.rest.ts';
import { createShareCards } from './shareCards/shareCards.ts';
import { createSitemap } from './sitemap/sitemap.ts';
import { OPTION_REST_ROWS } from './subtypes/option.rest.ts';
import { SUBTYPE_REST_ROWS } from './subtypes/subtype.rest.ts';
import { SUGGESTION_REST_ROWS } from './suggestions/suggestion.rest.ts';
import { ViewCounter } from './views/viewCounter.ts';

export type AppParts = {
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  /** For tests: who sends a request; null leaves it to the bearer token. */
  identify?: (request: FastifyRequest) => Viewer | null;
};

export type App = {
  http: FastifyInstance;
  /** The rows of the REST door, for the tests that walk every operation. */
  restRows: readonly RestRow[];
  /** Fills an empty database with the demo world where that is configured, then takes up the jobs. */
  start(): Promise<void>;
  /** Rejects while the database is away or lacks migrations. */
  ready(): Promise<void>;
  /** Ends what the application runs beside its requests; the caller closes `http` before. */
  close(): Promise<void>;
};

const JSON_BODY_BYTES = 100_000;
/** How long a request may take to arrive; of a form that was refused unread, 5 seconds more are read past. */
const READING_TIMES = {
  usualMs: 30_000,
  uploadMs: LIMITS.picture.uploadTimeoutMs,
  afterAnswerMs: 5_000,
};

/** The rooms and doors as one HTTP application, used by main and by tests. */
export async function composeApp(parts: AppParts): Promise<App> {
  const { config, database, log, clock } = parts;
  refuseBrokenCatalogue();
  const site = { name: config.siteName, url: config.publicUrl };
  const tokens = accessTokens(config.secrets.jwtSecret, config.publicUrl, clock);
  const sessions = new Sessions(tokens);
  const codes = new Codes(config.secrets.otpPepper, site);
  const seal = outboxSeal(config.secrets.otpPepper);
  const social = new SocialSignIns({
    providers: configuredProviders(config),
    sessions,
    publicUrl: config.publicUrl,
    secret: config.secrets.jwtSecret,
  });
  const source: ContextSource = {
    database,
    clock,
    log,
    seal,
    proxies: trustProxies(config.trustedProxies),
    production: config.production,
    identify: async (bearer, request) =>
      parts.identify?.(request) ?? sessions.identify(database, bearer),
  };
  const storage = config.s3
    ? s3Storage(config.s3)
    : await diskStorage(resolve(config.dataDir, 'media'));
  const pictures = createPictures({ database, storage, log });
  const search = new PropertySearch(database);
  const views = new ViewCounter({ database, clock, log });
  const geocoder = new Geocoder(config.maps && httpMapsService(config.maps));
  const restRows = [
    ...ACCOUNT_REST_ROWS,
    ...profileRestRows(pictures),
    ...mobileCodeRestRows({ codes, sessions }),
    ...signInRestRows({ codes, sessions }),
    ...sessionRestRows(sessions),
    ...socialRestRows(social, codes, site),
    ...SUBTYPE_REST_ROWS,
    ...OPTION_REST_ROWS,
    ...AMENITY_REST_ROWS,
    ...SUGGESTION_REST_ROWS,
    ...placeRestRows(geocoder),
    ...FAVOURITE_REST_ROWS,
    ...FEEDBACK_REST_ROWS,
    ...BLOG_REST_ROWS,
    ...SELLER_REST_ROWS,
    ...enquiryRestRows(site),
    ...postingRestRows({ pictures, autoApprove: config.autoApprove }),
    ...moderationRestRows({ pictures, site }),
    ...propertyRestRows(search, views),
  ];
  const ready = async () => {
    if ((await pendingMigrations(database)).length > 0) throw unavailable();
  };

  const logger: FastifyBaseLogger = log;
  const http: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: READING_TIMES.uploadMs,
    http: { headersTimeout: READING_TIMES.usualMs },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      const { status, body } = toRestBody(error, { requestId: request.id, log });
      reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(body));
    },
    trustProxy: false,
  });
  const metrics = createMetrics({ pool: database.pool });
  metrics.observeRequests(http);
  limitReading(http, READING_TIMES, log);
  await registerSecurity(http, config);
  registerCors(http, config.corsOrigins);
  await http.register(fastifyCookie);
  await http.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = toRestBody(error, { requestId: request.id, log });
    return reply.code(status).headers(headers).send(body);
  });
  http.setNotFoundHandler((request, reply) => {
    const { status, body } = toRestBody(notFound(), { requestId: request.id, log });
    return reply.code(status).send(body);
  });
  await http.register(healthDoor, { ready });
  metricsDoor(http, { metrics, token: config.metricsToken });
  mediaDoor(http, { pictures });
  shareCardDoor(http, { shareCards: createShareCards({ storage, pictures, site }), source });
  sitemapDoor(http, { sitemap: createSitemap(database, clock), site });
  const uploads = new UploadRoom();
  const graphql = await registerGraphQLDoor(
    http,
    await graphqlSchema({
      search,
      views,
      geocoder,
      site,
      sessions,
      codes,
      social,
      pictures,
      autoApprove: config.autoApprove,
    }),
    source,
    uploads,
  );
  registerRestDoor(http, { rows: restRows, source, uploads, site });
  const root = process.cwd();
  const pages = config.watch ? await watchedPages(http, root) : await builtPages(http, root);
  const shareCard = cardPath(siteCard(site.name));
  registerWebDoor(http, { pages, graphql, source, site: { ...site, shareCard } });

  const providers = providersOf(config);
  let jobs: Promise<Jobs> | null = null;
  let isClosing = false;
  return {
    http,
    restRows,
    ready,
    async start() {
      views.start();
      await migrateJobs(database);
      if (config.demo) await loadDemoWorld({ database, pictures, log, clock });
      if (isClosing) throw new Stopped();
      jobs = startJobs({
        database,
        log,
        sets: [
          ...pictures.jobs,
          outboxJobs(providers.deliveries, seal),
          idempotencyJobs,
          limitJobs,
          CODE_JOBS,
          ACCOUNT_JOBS,
          SESSION_JOBS,
          PROPERTY_JOBS,
          draftJobs(pictures),
          removedPictureJobs(pictures),
          GRANT_JOBS,
          ACTIVITY_JOBS,
        ],
      });
      await jobs;
    },
    async close() {
      isClosing = true;
      await jobs?.then(
        (started) => started.stop(),
        () => undefined, // Whoever has started them knows.
      );
      await views.stop();
      providers.close();
      await pages.close();
      await graphql.close();
    },
  };
}

/** A mistake in the catalogue stops the start with its own name, not a request later. */
function refuseBrokenCatalogue(): void {
  const mistakes = selfCheck();
  if (mistakes.length > 0) throw new Error('The catalogue is broken: ' + mistakes.join(' '));
}
