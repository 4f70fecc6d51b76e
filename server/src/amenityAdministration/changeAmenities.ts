import {
  AMENITIES,
  AMENITY_FAMILIES,
  type Amenity as KnownAmenity,
} from '../../../schema/catalogue/amenities.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { amenityKey } from '../../../schema/rules/amenity.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { pick } from '../platform/pick.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { countListingsWith, countRevisionsWith } from '../properties/countListingsWith.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { AMENITY_AUDIT } from './amenity.audit.ts';
import { Amenity } from '../amenities/amenity.entity.ts';
import { type CreateAmenityInput, type UpdateAmenityInput } from './amenity.input.ts';
import { type AmenityRow, amenityRow, isOfCatalogue, storedAmenities } from './findAmenities.ts';
import { CHANGED, type LiveAmenities } from '../amenities/liveAmenities.ts';

export interface AmenityParts {
  amenities: LiveAmenities;
}

/**
 * Adds an amenity. FORBIDDEN for everybody but a site_admin, CONFLICT for a name that another one has, here
 * and below.
 */
export function createAmenity(
  context: Context,
  parts: AmenityParts,
  { name, icon, suits, aliases }: CreateAmenityInput,
): Promise<AmenityRow> {
  return changeAmenities(context, parts, async (inside, known) => {
    const { maxAdded } = LIMITS.amenity;
    if (known.length - AMENITIES.length >= maxAdded) {
      throw conflict(
        `You can add at most ${maxAdded} amenities. Please delete an unused one first.`,
      );
    }
    const id = newId();
    const content = contentOf({
      name,
      icon: icon ?? 'Check',
      suits: suits ?? AMENITY_FAMILIES,
      aliases: aliases ?? [],
    });
    refuseTaken(known, id, content);
    await inside.manager.insert(Amenity, { id, ...content });
    await audit(inside, AMENITY_AUDIT.created, id, { after: auditValues(content) });
    return amenityRow(inside, await inside.manager.findOneByOrFail(Amenity, { id }));
  });
}

/** Changes what is said of an amenity, one of the catalogue too; its id stays. Throws NOT_FOUND. */
export function updateAmenity(
  context: Context,
  parts: AmenityParts,
  { id, input }: { id: string; input: UpdateAmenityInput },
): Promise<AmenityRow> {
  return changeAmenities(context, parts, async (inside, known) => {
    const before = oneOf(known, id);
    const content = contentOf({
      name: input.name ?? before.name,
      icon: input.icon ?? before.icon,
      suits: input.suits ?? before.suits,
      aliases: input.aliases ?? before.aliases,
    });
    refuseTaken(known, id, content);
    const changed = differences(auditValues(before), auditValues(content));
    if (Object.keys(changed.after).length > 0) {
      await inside.manager.upsert(Amenity, { id, bit: before.bit, ...content }, ['id']);
      await audit(inside, AMENITY_AUDIT.changed, id, changed);
    }
    return amenityRow(inside, { ...before, ...content });
  });
}

/**
 * Takes an added amenity away for good. Throws NOT_FOUND, and CONFLICT for one of the catalogue and for one that a
 * listing, or an edited version of one, has.
 */
export function deleteAmenity(context: Context, parts: AmenityParts, id: string): Promise<string> {
  return changeAmenities(context, parts, async (inside, known) => {
    const amenity = oneOf(known, id);
    if (isOfCatalogue(amenity)) {
      throw conflict(
        `${amenity.name} is a built-in amenity and cannot be deleted. You can rename it.`,
      );
    }
    const { bit } = amenity;
    const counts = await countListingsWith(inside, [bit], LIMITS.amenity.maxCounted);
    const edits = await countRevisionsWith(inside, id);
    refuseUsed(amenity, counts.get(bit) ?? 0, edits);
    await inside.manager.delete(Amenity, { id });
    await audit(inside, AMENITY_AUDIT.deleted, id, { before: auditValues(amenity) });
    return id;
  });
}

type Content = Pick<Amenity, 'name' | 'icon' | 'suits' | 'aliases'>;

/** One change after the other; every process is told with its commit. */
async function changeAmenities<Answer>(
  context: Context,
  { amenities }: AmenityParts,
  change: (inside: Context, known: readonly KnownAmenity[]) => Promise<Answer>,
): Promise<Answer> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    await inside.query(lockStatement('amenities'));
    const response = await change(inside, await storedAmenities(inside));
    await inside.query({ text: `NOTIFY ${CHANGED}` });
    // Whoever has changed it sees it with the next request; other processes are told by the database.
    inside.afterCommit(() => amenities.read());
    return response;
  });
}

function oneOf(known: readonly KnownAmenity[], id: string): KnownAmenity {
  const found = known.find((amenity) => amenity.id === id);
  if (found === undefined) throw notFound('This amenity does not exist. It may have been deleted.');
  return found;
}

/** On one line, in the order of the families, no name twice. */
function contentOf({ name, icon, suits, aliases }: Pick<KnownAmenity, keyof Content>): Content {
  const tidied = tidy(name);
  const others = new Map(aliases.map((alias) => [amenityKey(alias), tidy(alias).toLowerCase()]));
  others.delete(amenityKey(tidied));
  return {
    name: tidied,
    icon,
    suits: AMENITY_FAMILIES.filter((family) => suits.includes(family)),
    aliases: [...others.values()],
  };
}

/** A text means one amenity; what those of the catalogue are called there counts too. */
function refuseTaken(known: readonly KnownAmenity[], id: string, content: Content): void {
  const others = [...known, ...AMENITIES].filter((amenity) => amenity.id !== id);
  for (const text of [content.name, ...content.aliases]) {
    const key = amenityKey(text);
    const other = others.find(
      (amenity) =>
        amenity.id === text ||
        [amenity.name, ...amenity.aliases].some((each) => amenityKey(each) === key),
    );
    if (other === undefined) continue;
    const { name } = known.find((amenity) => amenity.id === other.id) ?? other;
    throw conflict(
      amenityKey(name) === key
        ? `There is already an amenity named ${name}.`
        : `${text} is another name for ${name}. Please use that amenity or a different name.`,
    );
  }
}

function refuseUsed({ name }: KnownAmenity, listings: number, edits: number): void {
  if (listings + edits === 0) return;
  const { maxCounted } = LIMITS.amenity;
  const more = listings >= maxCounted ? 'At least ' : '';
  const used = [
    listings > 0 ? `${more}${pluralize(listings, 'listing')}` : '',
    edits > 0 ? pluralize(edits, 'edited version') : '',
  ].filter(Boolean);
  const have = listings + edits === 1 ? 'has' : 'have';
  throw conflict(
    `${used.join(' and ')} ${have} ${name}, so it cannot be deleted. You can rename it.`,
  );
}

/** As the audit keeps it. */
function auditValues({ name, icon, suits, aliases }: Pick<KnownAmenity, keyof Content>) {
  return { name, icon, suits: suits.join(', '), aliases: aliases.join(', ') };
}

type Worded = ReturnType<typeof auditValues>;

function differences(before: Worded, after: Worded) {
  const names = (['name', 'icon', 'suits', 'aliases'] as const).filter(
    (name) => before[name] !== after[name],
  );
  return { before: pick(before, names), after: pick(after, names) };
}
