/**
 * What a page's loader has put into the cache, from the hook of the same query and variables. It is there
 * before the page is drawn, and the last one stays while it is read anew.
 */
export function loaded<Data>({
  data,
  previousData,
}: {
  data?: Data | undefined;
  previousData?: Data | undefined;
}): Data {
  const there = data ?? previousData;
  if (there === undefined) throw new Error('The page was drawn before its data was loaded.');
  return there;
}
