import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { ofProjectStatement } from './findOfProject.sql.ts';
import { type PropertyRow } from './property.row.ts';

const MOST = 12;

/** The building, society or project that a listing names, or null. */
export function projectOf({ subtype, details }: Pick<PropertyRow, 'subtype' | 'details'>) {
  return headline(subtypeByKey(subtype), details).project;
}

/** What else can be had in the project of a listing; nothing where it names none. */
export async function findOfProject(
  database: Database,
  property: PropertyRow,
  limit: number,
): Promise<PropertyRow[]> {
  const project = projectOf(property);
  const most = Math.min(Math.max(limit, 0), MOST);
  if (project === null || most === 0) return [];
  return database.read<PropertyRow>(
    prepared('of_project', ofProjectStatement(property, project, most)),
  );
}
