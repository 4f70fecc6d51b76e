import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type CASE, type CASE_RESPONSE, type CASE_OPENED_RESPONSE } from './case.schema.ts';
import { type CaseRow, type Ruling } from './findCases.ts';
import { type CaseOpened } from './openCase.ts';

export function presentOpened({
  message,
  number,
}: CaseOpened): ValueOf<typeof CASE_OPENED_RESPONSE> {
  return { success: true, message, data: { number } };
}

export function presentOne(message: string, found: CaseRow): ValueOf<typeof CASE_RESPONSE> {
  const data = presentCase(found);
  return { success: true, message, data, case: data };
}

export function presentCase(found: CaseRow): ValueOf<typeof CASE> {
  return {
    _id: found.id,
    id: found.id,
    number: found.number,
    kind: found.kind,
    reason: found.reason,
    status: found.status,
    propertyId: found.propertyId,
    propertyTitle: found.propertyTitle,
    text: found.text,
    name: found.name,
    contact: found.contact,
    isContactProven: found.isContactProven,
    assignedTo: found.assignedTo,
    openedAt: found.openedAt.toISOString(),
    acknowledgedAt: found.acknowledgedAt?.toISOString() ?? null,
    acknowledgeBy: found.acknowledgeBy.toISOString(),
    decideBy: found.decideBy.toISOString(),
    dueAt: found.dueAt?.toISOString() ?? null,
    clock: found.clock,
    ruling: presentRuling(found.ruling),
    appealText: found.appealText,
    appealedAt: found.appealedAt?.toISOString() ?? null,
    appealRuling: presentRuling(found.appealRuling),
    viewerCanDecide: found.viewerCanDecide,
    notes: found.notes.map(({ id, text, author, createdAt }) => ({
      id,
      text,
      author,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function presentRuling(ruling: Ruling | null) {
  return ruling && { ...ruling, at: ruling.at.toISOString() };
}
