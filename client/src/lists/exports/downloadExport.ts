import { loadSession } from '../../session/startSession.ts';
import { isObject } from '../../../../schema/rules/json.ts';

/** What the filters of a list say; what is null or empty is left out. */
export type ExportFilters = Readonly<Record<string, string | number | null>>;

/** What became of a download. */
export type Download =
  /** `hasMore`: more were found than this file has; `missing` of them come after it, 0 where nobody has counted. */
  | { kind: 'done'; rows: number; hasMore: boolean; part: number; of: number; missing: number }
  /** The server's own sentence. */
  | { kind: 'refused'; message: string }
  /** No answer came, or it broke off. */
  | { kind: 'cut' };

/**
 * Fetches a file of the administration with the bearer and hands it to the browser. A plain link could not: the token
 * lives in memory, and the cookie that renews it travels to no other address.
 */
export async function downloadExport(path: string, filters: ExportFilters): Promise<Download> {
  try {
    const session = await loadSession();
    const response = await session.withBearer((bearer) =>
      fetch(addressOf(path, filters), {
        headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
        cache: 'no-store',
      }),
    );
    if (!response.ok) return await refusalOf(response);
    save(await response.blob(), nameOf(response) ?? `${path.replaceAll('/', '-')}.csv`);
    const countOf = (name: string) => Number(response.headers.get(`x-export-${name}`));
    return {
      kind: 'done',
      rows: countOf('rows'),
      hasMore: response.headers.get('x-export-more') === 'true',
      part: countOf('part'),
      of: countOf('parts'),
      missing: countOf('missing'),
    };
  } catch {
    return { kind: 'cut' };
  }
}

function addressOf(path: string, filters: ExportFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return `/api/site-admin/exports/${path}?${query.toString()}`;
}

async function refusalOf(response: Response): Promise<Download> {
  const body: unknown = await response.json().catch(() => null);
  const message = isObject(body) ? body['message'] : null;
  return typeof message === 'string' ? { kind: 'refused', message } : { kind: 'cut' };
}

function nameOf(response: Response): string | null {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

const KEPT_MS = 60_000;
