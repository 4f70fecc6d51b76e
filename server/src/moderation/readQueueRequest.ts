import { readSearch } from '../../../schema/searchReader.ts';
import { invalid, unusable } from '../platform/failures.ts';
import { ApprovalStatus } from '../properties/property.graphql.ts';
import { resolveSearch } from '../properties/search/resolvedSearch.ts';
import { type QueueRequest } from './findQueue.ts';

/**
 * What a query string of the administration asks for. `status` is the approval or, as for visitors, the
 * purpose. Throws INVALID_INPUT with a sentence for every value that cannot be used.
 */
export function readQueueRequest(query: URLSearchParams): QueueRequest {
  const params = new URLSearchParams(query);
  const status = approvalOf(params);
  const search = params.get('search') ?? params.get('keyword') ?? '';
  params.delete('keyword');
  const { filter, page, pageSize, problems } = readSearch(params);
  const { search: resolved, unknown } = resolveSearch(filter);
  const refused = [...problems, ...unknown];
  if (resolved.isNewProject) {
    const message = 'Use residential, commercial, agricultural or land for type.';
    refused.push({ path: 'type', message });
  }
  if (refused.length > 0) throw invalid(refused.map((each) => ({ ...each, code: 'unusable' })));
  return { status, search, filter: resolved, page, pageSize };
}

/** Takes the approval out of the parameters, under either name. */
function approvalOf(params: URLSearchParams): ApprovalStatus | undefined {
  const value = params.get('approvalStatus') ?? params.get('status') ?? '';
  const text = value.trim().toLowerCase();
  const approval = Object.values(ApprovalStatus).find((each) => each === text);
  const isEither = approval !== undefined || text === '' || text === 'all';
  if (!isEither && params.has('approvalStatus')) {
    throw unusable('approvalStatus', 'Use pending, approved or rejected for approvalStatus.');
  }
  if (isEither && !params.has('approvalStatus')) params.delete('status');
  return approval;
}
