import { createContext, useContext } from 'react';

/** What a person does here (V-3-01). */
export type UserType = 'seller' | 'buyer' | 'builder' | 'site_admin';
/** The inner role of builders and administrators (V-3-01). */
export type UserRole = 'admin' | 'manager' | 'executive' | 'site_admin';

/** Who looks at the page. Pages are rendered for a visitor; an account fills in after hydration. */
export type Viewer = Visitor | Account;

export interface Visitor {
  kind: 'visitor';
}

export interface Account {
  kind: 'account';
  id: string;
  name: string;
  userType: UserType;
  role: UserRole | null;
}

export const ViewerContext = createContext<Viewer>({ kind: 'visitor' });

export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
