import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { PublicChanges } from '../../platform/database/publicChanges.ts';
import { cacheResponses } from '../responseCache.ts';

/** A page as it is sent. */
export interface SentPage {
  status: number;
  isIndexed: boolean;
  document: string;
}

export interface MadePage extends SentPage {
  /** Whether all that it shows could be read: what has a gap is made anew for the next one. */
  isWhole: boolean;
}

/** A page that is shown to more than one: packed by brotli, and the same in plain text. */
export interface CachedPage {
  isIndexed: boolean;
  packed: Buffer;
  length: number;
}

/** Ages on a page may be a minute off, as they are in caches between us and its readers. */
const LIMITS = { milliseconds: 60_000, bytes: 32 * 1024 * 1024 };

const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Pages for everybody are kept until something public changes, and a minute at most. Those that could not be made
 * whole, and those that are not there, are not kept.
 */
export class PageCache {
  private readonly changes: Pick<PublicChanges, 'count'>;
  private readonly cache = cacheResponses<CachedPage>(LIMITS);

  constructor(changes: Pick<PublicChanges, 'count'>) {
    this.changes = changes;
  }

  async get(
    address: string,
    make: () => Promise<MadePage | Response>,
  ): Promise<CachedPage | SentPage | Response> {
    const { count } = this.changes;
    if (count === null) return make();
    let own: SentPage | Response | null = null;
    const saved = await this.cache.get(`${count} ${address}`, async () => {
      const made = await make();
      own = made;
      if (made instanceof Response || made.status !== 200 || !made.isWhole) return null;
      return pack(made);
    });
    // Whoever waited for somebody else's page, which is not kept, makes its own.
    return saved ?? own ?? make();
  }
}

export function isCached(page: CachedPage | SentPage | Response): page is CachedPage {
  return 'packed' in page;
}

export async function unpacked({ packed }: CachedPage): Promise<string> {
  return String(await promisify(brotliDecompress)(packed));
}

async function pack({ isIndexed, document }: SentPage): Promise<CachedPage> {
  const packed = await promisify(brotliCompress)(document, PACKING);
  return { isIndexed, packed, length: packed.length };
}
