import { reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { createAdmin } from '../accounts/createAdmin.ts';
import { migrate } from '../platform/database/migrate.ts';
import { CommandProblem } from './call.ts';
import type { CommandCall } from './call.ts';

/** `npm run admin:create -- --mobile 9XXXXXXXXX`: the first site_admin. */
export async function adminCommand({ args, log, openDatabase, print }: CommandCall): Promise<void> {
  const mobile = args.includes('--mobile') ? (args[args.indexOf('--mobile') + 1] ?? '') : '';
  const problem = reachableMobileProblem(mobile);
  if (problem !== null) {
    throw new CommandProblem(problem + '. Usage: npm run admin:create -- --mobile 9XXXXXXXXX');
  }
  const database = await openDatabase();
  await migrate(database, log);
  const made = await createAdmin(database, mobile);
  if (made === 'in organisation') {
    throw new CommandProblem(
      'This account belongs to an organisation. It must leave it before it can become an administrator.',
    );
  }
  print(made === 'created' ? 'Administrator created.' : 'This account is now an administrator.');
}
