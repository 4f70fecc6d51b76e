import { LIMITS } from '../../../../schema/limits.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { audit, changedValues } from '../../accounts/audit.ts';
import { AuditAction, nameSubjectsBy } from '../../platform/audit.ts';
import { showPictures, described, pictureLabel } from '../richText/contentPictures.ts';
import { type ShownPictureInput } from '../richText/shownPicture.input.ts';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { conflict } from '../../platform/failures.ts';
import { newId } from '../../platform/ids.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { findOffice } from './findOffices.ts';
import { type LiveOffice } from './liveOffice.ts';
import { OfficeRecord } from './office.entity.ts';
import { type CreateOfficeInput, type UpdateOfficeInput } from './office.input.ts';

export interface OfficeParts {
  offices: LiveOffice;
  pictures: Pictures;
}

/** What became of an office. */
export const OFFICE_AUDIT = {
  created: new AuditAction('office.created', 'Office added'),
  changed: new AuditAction('office.changed', 'Office changed'),
  deleted: new AuditAction('office.deleted', 'Office deleted'),
};

nameSubjectsBy('office.', OfficeRecord, 'address');

/**
 * Adds an office; unless said otherwise it is the one that everybody is told from now on. FORBIDDEN for
 * everybody but a site_admin, here and below.
 */
export function createOffice(
  context: Context,
  parts: OfficeParts,
  input: CreateOfficeInput,
): Promise<OfficeRecord> {
  return changeOffices(context, parts, async (inside) => {
    const { most } = LIMITS.office;
    if ((await inside.manager.count(OfficeRecord)) >= most) {
      throw conflict(`You can have at most ${most} offices. Please delete one first.`);
    }
    const now = context.clock.now();
    const id = newId();
    const isActive = input.isActive ?? true;
    const chosen = logoChosen(input) ?? null;
    const logo = await showLogo(inside, parts, { id, chosen, before: null });
    const office = { id, ...contentOf(input), isActive, logo, createdAt: now, updatedAt: now };
    if (isActive) await inside.manager.update(OfficeRecord, { isActive }, { isActive: false });
    await inside.manager.insert(OfficeRecord, office);
    await audit(inside, OFFICE_AUDIT.created, id, { after: auditValues(office) });
    return findOffice(inside, id);
  });
}

/** Changes what is said of an office, and whether it is the active one. Throws NOT_FOUND. */
export function updateOffice(
  context: Context,
  parts: OfficeParts,
  { id, input }: { id: string; input: UpdateOfficeInput },
): Promise<OfficeRecord> {
  return changeOffices(context, parts, async (inside) => {
    const before = await findOffice(inside, id);
    const chosen = logoChosen(input);
    const content = contentOf({
      address: input.address ?? before.address,
      phone: input.phone ?? before.phone,
      email: input.email ?? before.email,
    });
    const isActive = input.isActive ?? before.isActive;
    const logo =
      chosen === undefined
        ? before.logo
        : await showLogo(inside, parts, { id, chosen, before: before.logo });
    const after = Object.assign(new OfficeRecord(), before, content, {
      isActive,
      logo,
      updatedAt: context.clock.now(),
    });
    const changed = changedValues(auditValues(before), auditValues(after));
    if (Object.keys(changed.after).length === 0) return before;
    if (isActive) await inside.manager.update(OfficeRecord, { isActive }, { isActive: false });
    await inside.manager.save(OfficeRecord, after);
    await audit(inside, OFFICE_AUDIT.changed, id, changed);
    return findOffice(inside, id);
  });
}

/** Takes an office away; after the active one everybody is told that of the settings. Throws NOT_FOUND. */
export function deleteOffice(context: Context, parts: OfficeParts, id: string): Promise<string> {
  return changeOffices(context, parts, async (inside) => {
    const office = await findOffice(inside, id);
    await showLogo(inside, parts, { id, chosen: null, before: office.logo });
    await inside.manager.delete(OfficeRecord, { id });
    await audit(inside, OFFICE_AUDIT.deleted, id, { before: auditValues(office) });
    return id;
  });
}

function changeOffices<Answer>(
  context: Context,
  { offices }: OfficeParts,
  change: (inside: Context) => Promise<Answer>,
): Promise<Answer> {
  siteAdmin(context.viewer);
  return offices.change(context, 'offices', change);
}

async function showLogo(
  inside: Context,
  { pictures }: OfficeParts,
  { id, chosen, before }: Pick<OfficeRecord, 'id'> & LogoChange,
): Promise<PictureRow | null> {
  const ids = chosen === null ? [] : [chosen.id];
  const shown = await showPictures(inside, pictures, {
    shownBy: `office:${id}`,
    ids,
    before: [before],
  });
  return described(shown, chosen);
}

interface LogoChange {
  chosen: ShownPictureInput | null;
  before: PictureRow | null;
}

/** Undefined where nothing is said of it. */
function logoChosen({ logo, shownLogo }: UpdateOfficeInput): ShownPictureInput | null | undefined {
  if (shownLogo !== undefined || logo === undefined) return shownLogo;
  return logo === null ? null : { id: logo };
}

type Content = Pick<OfficeRecord, 'address' | 'phone' | 'email'>;

function contentOf({ address, phone, email }: Content): Content {
  return { address: tidy(address), phone: tidy(phone), email: tidy(email) };
}

/** As the audit keeps it. */
function auditValues({
  isActive,
  logo,
  ...office
}: Content & Pick<OfficeRecord, 'isActive' | 'logo'>) {
  return {
    ...contentOf(office),
    isActive: isActive ? 'yes' : 'no',
    logo: logo ? pictureLabel(logo) : '',
  };
}
