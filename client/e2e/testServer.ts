import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the journeys listens and what it writes to. */
export const port = process.env['PORT'] ?? '4310';
export const dataDir = process.env['DATA_DIR'] ?? join(tmpdir(), `journeys-${port}`);
