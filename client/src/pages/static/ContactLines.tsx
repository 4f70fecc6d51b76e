import type { ReactNode } from 'react';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { useSite } from '../../base/start.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Call, write, and when somebody is there. */
export function ContactLines() {
  const { office } = useSite();
  return (
    <address className="grid gap-3 not-italic sm:grid-cols-3">
      <Line icon={<Icon name="Phone" className="size-5 stroke-[1.75]" />} label="Call us">
        <a href={`tel:+91${office.phone}`} className={LINK}>
          {formatPhone(office.phone)}
        </a>
      </Line>
      <Line icon={<Icon name="Mail" className="size-5 stroke-[1.75]" />} label="Write to us">
        <a href={`mailto:${office.email}`} className={`${LINK} break-all`}>
          {office.email}
        </a>
      </Line>
      <Line icon={<Icon name="Clock" className="size-5 stroke-[1.75]" />} label="Support hours">
        <span className="py-2.25 pointer-fine:py-1.25">{office.hours}</span>
      </Line>
    </address>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <span className="arch grid h-13 w-11 shrink-0 place-items-center bg-primary-soft pt-1.5 text-on-primary-soft">
        {icon}
      </span>
      <div className="grid min-w-0 content-start">
        <span className="text-caption font-semibold text-muted">{label}</span>
        {children}
      </div>
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center font-medium hover:text-primary hover:underline pointer-fine:min-h-9';
