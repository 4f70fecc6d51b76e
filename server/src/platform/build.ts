import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './hash.ts';

/** What runs here. */
export interface Build {
  /** Of package.json. */
  version: string;
  /** A name for the content that was built, the same wherever it is built; 'none' where nothing was. */
  build: string;
}

/** What was built below this folder. */
export function readBuild(root: string): Build {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const stamps = ['server', 'client'].map((part) => stampOf(join(root, 'dist', '.stamps', part)));
  const isBuilt = stamps.some((stamp) => stamp !== '');
  return { version, build: isBuilt ? sha256(stamps.join()).toString('hex').slice(0, 12) : 'none' };
}

/** What `npm run build` has written of its inputs. */
function stampOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
