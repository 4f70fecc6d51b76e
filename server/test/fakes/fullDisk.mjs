// Imported before a server (NODE_OPTIONS): while a file says so, its disk has no room. For machines on which a test
// may not mount a small file system.
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const FULL = process.env.FULL_DISK ?? '';
const { statfsSync } = fs;
const { statfs } = fs.promises;
/**
 * @template {object} Found
 * @param {Found} found
 */
const seen = (found) => (existsSync(FULL) ? Object.assign(found, { bavail: 0 }) : found);

fs.statfsSync = /** @type {typeof statfsSync} */ ((...input) => seen(statfsSync(...input)));
fs.promises.statfs = /** @type {typeof statfs} */ (
  async (...input) => seen(await statfs(...input))
);
syncBuiltinESMExports();
