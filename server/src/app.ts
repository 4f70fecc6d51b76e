import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selfCheck } from '../../schema/catalogue/interpret.ts';
import { loadDemoWorld } from '../demo/loadDemoWorld.ts';
import { registerGraphQLDoor } from './doors/graphql/graphqlDoor.ts';
import { graphqlSchema } from './doors/graphql/schema.ts';
import { healthDoor, type HealthOptions } from './doors/health.ts';
import { mediaDoor } from './doors/media.ts';
import { metricsDoor } from './doors/metrics.ts';
import type { ContextSource } from './doors/requestContext.ts';
import { registerRestDoor } from './doors/rest/restDoor.ts';
import { accountWord } from './doors/requestLog.ts';
import { shareCardDoor } from './doors/shareCards.ts';
import { feedDoor } from './doors/feed.ts';
import { sitemapDoor } from './doors/sitemap.ts';
import { UploadRoom } from './doors/uploads.ts';
import { PageCache } from './doors/web/pageCache.ts';
import { builtPages, watchedPages } from './doors/web/pages.ts';
import { registerWebDoor } from './doors/web/webDoor.ts';
import { trustProxies } from './platform/http/address.ts';
import { readBuild } from './platform/build.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Viewer } from './platform/context.ts';
import type { Database } from './platform/database/connect.ts';
import { watchDisk } from './platform/disk.ts';
import { pendingMigrations } from './platform/database/migrate.ts';
import { PublicChanges } from './platform/database/publicChanges.ts';
import { unavailable } from './platform/failures.ts';
import { givenUpJobs, migrateJobs, startJobs } from './platform/jobs/jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/observability/logging.ts';
import { createMetrics } from './platform/observability/metrics.ts';
import { responseRetention } from './platform/database/idempotency.ts';
import { limitJobs } from './platform/database/limits.ts';
import { outboxJobs } from './platform/messages/delivery/outboxJobs.ts';
import { providersOf } from './platform/messages/delivery/providers.ts';
import { messageRetention, outboxCipher } from './platform/messages/outbox.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import type { RestRow } from './platform/http/rest.ts';
import { retentionJobs } from './platform/jobs/retention.ts';
import { vacuumJobs } from './platform/database/vacuum.ts';
import type { Retention } from './platform/jobs/retention.ts';
import { Stopped } from './platform/running.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { createCounters } from './counters.ts';
import { ROOMS } from './rooms.ts';
import { createHttpServer } from './httpServer.ts';
import { createServices } from './services.ts';
import { cardPath, siteCard } from './shareCards/cardContent.ts';
import { createShareCards } from './shareCards/shareCards.ts';
import { LiveClaims } from './site/claims.ts';
import { presentSite } from './site/site.resolver.ts';
import { createSitemap } from './sitemap/sitemap.ts';

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
  /** What is let go in time, for the test that lets time pass. */
  retention: readonly Retention[];
  /** Reads again what the process keeps of the database in memory. */
  reread(): Promise<void>;
  /** Fills an empty database with the demo world where that is configured, then takes up the jobs. */
  start(): Promise<void>;
  /** Says that no new requests should come, and goes on answering those that do. */
  leave(): void;
  /** Ends what the application runs beside its requests; the caller closes `http` before. */
  close(): Promise<void>;
};

/** The rooms and doors as one HTTP application, used by main and by tests. */
export async function composeApp(parts: AppParts): Promise<App> {
  const { config, database, log, clock } = parts;
  refuseBrokenCatalogue();
  const storage = await openStorage(config);
  const disk = watchDisk({
    folder: config.dataDir,
    reserveBytes: config.diskReserveBytes,
    holdsDatabase: config.database.kind === 'embedded',
    log,
  });
  // In a bucket there is always room.
  const hasRoom = async () => config.s3 !== null || !(await disk.isFull());
  const pictures = createPictures({ database, storage, log, hasRoom });
  const root = process.cwd();
  const metrics = createMetrics(database, { dataDir: config.dataDir, build: readBuild(root) });
  const count = createCounters(metrics);
  const countCode = count.code;
  const services = createServices({ config, database, log, clock, pictures, countCode });
  const { site, sessions, settings, amenities, offices, staticPages, views, social } = services;
  const changes = new PublicChanges({ database, log });
  // What a process keeps in memory it takes over a moment after it was told.
  const live = [settings, amenities, offices, staticPages];
  for (const rows of live) rows.onChange(() => changes.tell());
  const claims = new LiveClaims({ database, settings, log });
  const restRows = ROOMS.flatMap(({ rest }) => rest(services));
  const cipher = outboxCipher(config.secrets.otpPepper);
  const source: ContextSource = {
    database,
    clock,
    log,
    cipher,
    proxies: trustProxies(config.trustedProxies),
    disk,
    production: config.production,
    nameInLog: (id) => accountWord(id, config.secrets.otpPepper),
    identify: async (bearer, request) =>
      parts.identify?.(request) ?? sessions.identify(database, bearer),
  };
  const retention = [
    messageRetention,
    responseRetention,
    ...ROOMS.flatMap((each) => each.retention(services)),
  ];
  let isLeaving = false;
  const checks: HealthOptions['checks'] = {
    stopping: async () => {
      if (isLeaving) throw unavailable();
    },
    database: async () => {
      if ((await pendingMigrations(database)).length > 0) throw unavailable();
    },
  };

  const http = await createHttpServer({
    config,
    log,
    site,
    sessions,
    proxies: source.proxies,
    metrics,
    count,
  });
  await http.register(healthDoor, { checks, isFull: () => disk.isFull() });
  metricsDoor(http, { metrics, token: config.metricsToken });
  mediaDoor(http, { pictures });
  shareCardDoor(http, { shareCards: createShareCards({ storage, pictures, site }), source });
  feedDoor(http, { database, clock, site });
  sitemapDoor(http, { sitemap: createSitemap(database, clock), site });
  const uploads = new UploadRoom();
  const graphql = await registerGraphQLDoor(
    http,
    await graphqlSchema(ROOMS, services),
    source,
    uploads,
    root,
  );
  registerRestDoor(http, { rows: restRows, source, uploads, site });
  const pages = config.watch ? await watchedPages(http, root) : await builtPages(http, root);
  registerWebDoor(http, {
    pages,
    pageCache: new PageCache(changes),
    graphql,
    source,
    site,
    siteNow: async () => ({
      claims: await claims.now(),
      ...presentSite(site),
      ...staticPages.summaries,
      shareCard: cardPath(siteCard(site.name)),
      limits: settings.values.limits,
      showcase: settings.values.claimShowcase,
      hasSampleReviews: settings.values.sampleReviews === 'documented',
      isDemo: config.demo,
      signInProviders: social.offered,
    }),
  });

  const providers = providersOf(config);
  const jobSets = [
    ...pictures.jobs,
    outboxJobs(providers.deliveries, cipher, count.message),
    limitJobs,
    givenUpJobs,
    ...ROOMS.flatMap((each) => each.jobs(services)),
    retentionJobs(retention),
    vacuumJobs,
  ];
  const countJob = count.jobOf(jobSets.flatMap(({ tasks }) => Object.keys(tasks)));
  let jobs: Promise<Jobs> | null = null;
  let isClosing = false;
  return {
    http,
    restRows,
    retention,
    async reread() {
      for (const rows of live) await rows.read();
    },
    leave: () => (isLeaving = true),
    async start() {
      views.start();
      for (const rows of live) await rows.start();
      // Watched pages change with every file that is saved.
      if (!config.watch) await changes.start();
      await migrateJobs(database);
      if (config.demo) await loadDemoWorld({ database, pictures, log, clock });
      if (isClosing) throw new Stopped();
      jobs = startJobs({ database, log, count: countJob, sets: jobSets });
      await jobs;
    },
    async close() {
      isClosing = true;
      await jobs?.then(
        (started) => started.stop(),
        () => undefined, // Whoever has started them knows.
      );
      await views.stop();
      for (const rows of live) await rows.stop();
      await changes.stop();
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
