import type { DetailPageQuery } from '../../../pages/detail/DetailPage.generated.ts';

type Group = NonNullable<DetailPageQuery['property']>['facts'][number];

/** Everything else that is known, in groups; only what exists is shown. */
export function FactGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 print:grid-cols-3 print:gap-x-6 print:gap-y-3">
      {groups.map(({ title, facts }) => (
        <section key={title}>
          <h3 className="mb-2 text-h3 print:mb-0">{title}</h3>
          <dl>
            {facts.map(({ key, label, value }) => (
              <div
                key={key}
                className="grid grid-cols-[1fr_1.2fr] gap-4 border-b border-line py-2.5 text-small wrap-anywhere last:border-0 print:py-0.5"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
