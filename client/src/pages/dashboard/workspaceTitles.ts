import type { WorkspaceView } from '../../../../schema/routes.ts';

/** What the views of a workspace are called, in their headings and in the window's title (P-2.1-01, P-2.1-02). */
export const WORKSPACE_TITLES: Readonly<Record<WorkspaceView, string>> = {
  'add-property': 'Add Basic Details',
  'add-property-details': 'Post your property',
  'my-properties': 'My Properties',
  'edit-property': 'Edit Property',
  enquiries: 'Enquiries',
  properties: 'Properties',
};

/** The view that `?view=` asks for; null for the first page of the workspace, and for what is no view. */
export function readWorkspaceView(query: URLSearchParams): WorkspaceView | null {
  const requested = query.get('view');
  return WORKSPACE_VIEW_KEYS.find((view) => view === requested) ?? null;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its own
const WORKSPACE_VIEW_KEYS = Object.keys(WORKSPACE_TITLES) as WorkspaceView[];
