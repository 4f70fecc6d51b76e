import { expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import { testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';

test('D-92 the file of a search says that there may be more, also when one status is wanted', async () => {
  const database = await freshDatabase();
  const served = await testApp(database);
  const role = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
  const admin = viewerOf(await buildAccount(database, role));
  const { id: sellerId } = await buildAccount(database);
  await database.query({
    text: `INSERT INTO enquiry (id, source, property_title, seller_id, name, mobile, message, status)
      SELECT lpad(n::text, 24, '0'), 'lead', '', $1, 'Zubin', '9811122233', 'May I come?',
        CASE n WHEN 1 THEN 'contacted' ELSE 'new' END
      FROM generate_series(1, $2::int) AS n`,
    values: [sellerId, LIMITS.lead.searched],
  });
  const more = async (query: string) => {
    const { headers } = await served.rest(`/api/site-admin/exports/inquiries?${query}`, admin);
    return ['rows', 'more', 'parts'].map((name) => headers[`x-export-${name}`]);
  };
  expect(await more('search=zubin&status=contacted')).toEqual(['1', 'true', '1']);
  expect(await more('status=contacted')).toEqual(['1', 'false', '1']);
});
