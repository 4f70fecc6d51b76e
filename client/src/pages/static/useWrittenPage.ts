import { loaded } from '../../apollo/loaded.ts';
import { useWrittenPageQuery } from './WrittenPage.generated.ts';
import { WRITTEN_KEYS } from './staticPages.ts';
import type { WrittenPageKey } from './staticPages.ts';

/** A page that administrators write, which its loader has fetched. */
export function useWrittenPage(page: WrittenPageKey) {
  return loaded(useWrittenPageQuery({ variables: { key: WRITTEN_KEYS[page] } })).staticPage;
}
