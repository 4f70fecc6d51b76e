import { beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { viewerOf } from '../../test/harness/application.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import type { Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { ACCOUNT_AUDIT } from './account.audit.ts';
import { audit } from './audit.ts';
import { findAudit } from './findAudit.ts';

const DONE = ACCOUNT_AUDIT.administrator;
let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

test('who did what is told by name, newest first, and administrators are told apart', async () => {
  const subject = newId();
  const people = [
    await buildAccount(database, { name: 'Asha', userType: 'site_admin', role: 'site_admin' }),
    await buildAccount(database, { name: 'Ravi' }),
    await buildAccount(database, { name: null }),
  ];
  for (const person of people) {
    const context = visitorContext(database, { viewer: viewerOf(person) });
    await audit(context, DONE, subject, `by ${person.name}`);
    await audit(context, DONE, newId(), 'something else');
  }
  await audit(visitorContext(database), DONE, subject);
  const context = visitorContext(database);
  const rows = await findAudit(context, subject, 10);
  const entry = { at: expect.any(Date), action: DONE.key };
  expect(rows).toEqual(
    [
      { note: 'by Asha', actor: people[0]?.id, actorName: 'Asha', byAdministrator: true },
      { note: 'by Ravi', actor: people[1]?.id, actorName: 'Ravi', byAdministrator: false },
      { note: 'by null', actor: people[2]?.id, actorName: null, byAdministrator: false },
      { note: null, actor: 'visitor', actorName: null, byAdministrator: false },
    ]
      .map((row) => ({ ...entry, change: null, ...row }))
      .toReversed(),
  );
  expect(await findAudit(context, subject, 3)).toEqual(rows.slice(0, 3));
});

test('of what was done at one moment the later entry comes first', async () => {
  const subject = newId();
  const context = visitorContext(database);
  for (const note of ['first', 'second', 'third']) await audit(context, DONE, subject, note);
  await database.query({
    text: 'UPDATE audit_entry SET at = now() WHERE subject = $1',
    values: [subject],
  });
  const notes = (await findAudit(context, subject, 10)).map(({ note }) => note);
  expect(notes).toEqual(['third', 'second', 'first']);
});

test('what is different before and after is remembered beside the note', async () => {
  const context = visitorContext(database);
  const noticeOf = async (message: Parameters<typeof audit>[3]) => {
    const subject = newId();
    await audit(context, DONE, subject, message);
    const [row] = await findAudit(context, subject, 1);
    return { note: row?.note, change: row?.change };
  };
  const before = { status: 'active' };
  const after = { status: 'blocked' };
  expect(await noticeOf({ note: 'Spam.', before, after })).toEqual({
    note: 'Spam.',
    change: { before, after },
  });
  expect(await noticeOf({ before })).toEqual({ note: null, change: { before, after: null } });
  expect(await noticeOf({ note: 'Spam.' })).toEqual({ note: 'Spam.', change: null });
});
