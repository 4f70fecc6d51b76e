import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the journeys listens and what it writes to. */
export const port = process.env['PORT'] ?? '4310';
export const dataDir = process.env['DATA_DIR'] ?? join(tmpdir(), `journeys-${port}`);

/** Google and Facebook of the journeys, which listen beside it (server/test/fakes/fakeProvider.ts). */
export const providerPort = Number(process.env['PROVIDER_PORT'] ?? Number(port) + 1_000);
/** Another site than the server's, which the journeys with a provider know as localhost. */
export const providerUrl = `http://127.0.0.1:${providerPort}`;
export const siteUrl = `http://localhost:${port}`;
