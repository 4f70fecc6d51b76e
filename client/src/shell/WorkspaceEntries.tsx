import type { ComponentType } from 'react';
import { Link } from '../ui/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../../../schema/catalogue/iconNames.ts';

/** A link of the sidebar. */
export interface SidebarLink {
  label: string;
  path: string;
  icon: IconName;
  /** Stands beside the label. */
  Badge?: ComponentType;
  /** It leads to what is on screen. */
  isCurrent: boolean;
}

/** The links of a workspace. On large screens they fold to their icons, and their names are spoken. */
export function WorkspaceEntries({
  links,
  replace,
}: {
  links: readonly SidebarLink[];
  /** From the sheet, which is an entry of the history itself. */
  replace?: boolean;
}) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, path, icon, Badge, isCurrent }) => (
        <li key={path}>
          <Link
            to={path}
            replace={replace}
            title={label}
            aria-current={isCurrent ? 'page' : undefined}
            className={ENTRY}
          >
            <Icon name={icon} className="size-5 shrink-0" />
            <span className={`min-w-0 flex-1 truncate ${FOLDED}`}>{label}</span>
            {Badge && <Badge />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is not in sight while the sidebar is folded. */
export const FOLDED = 'lg:in-data-[area=narrow]:sr-only';

export const ENTRY =
  'relative flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-left text-small font-medium text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft lg:in-data-[area=narrow]:justify-center lg:in-data-[area=narrow]:px-0';
